// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <QWidget>

namespace sf::paint {
class ImperioLayout;
}

namespace sf::ui {

/// The board of a position that is being set up: it reports what clicks, drags and keys ask for, and has a
/// cursor for the keyboard, which is also the selected square.
class PositionBoard final : public QWidget {
    Q_OBJECT

public:
    explicit PositionBoard(QWidget* parent = nullptr);
    void setPosition(const imperio::Position& position);
    imperio::Square cursor() const { return m_cursor; }

    QSize sizeHint() const override { return {440, 440}; }
    QSize minimumSizeHint() const override { return {288, 288}; }

Q_SIGNALS:
    void cursorMoved();
    /// A click or Enter: what it does is the tool's business.
    void squareActivated(imperio::Square square);
    void dragged(imperio::Square from, imperio::Square to);
    void pieceTyped(imperio::Square square, imperio::Piece piece);
    void removalAsked(imperio::Square square);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void moveCursor(imperio::Square square);
    bool moveCursorBy(int key);
    bool typePiece(Qt::Key key);
    void describe();
    paint::ImperioLayout layoutOf() const;

    imperio::Position m_position;
    imperio::Square m_cursor = imperio::squareAt(5, 5);
    imperio::Square m_pressed;
};

} // namespace sf::ui
