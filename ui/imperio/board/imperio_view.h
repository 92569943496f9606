// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

#include <QWidget>

#include <memory>

namespace sf::paint {
class ImperioLayout;
}

namespace sf::ui {

class GameDesk;
class PieceActions;

/// The board of a game of Imperio Bellum: draws the position that the desk shows and turns mouse and keys
/// into actions. It decides no rules.
class ImperioView final : public QWidget {
    Q_OBJECT

public:
    explicit ImperioView(GameDesk& desk, QWidget* parent = nullptr);
    ~ImperioView() override;

    GameDesk& desk() const;
    /// Where the squares lie in the widget.
    const paint::ImperioLayout& layout() const;
    /// What the selected piece can do.
    const PieceActions& pieceActions() const;
    /// Puts the cursor there and says what is there.
    void moveCursor(imperio::Square square);
    /// What Enter does at the cursor: selects, steps, attacks, puts down.
    void activate();

    QSize sizeHint() const override { return {720, 720}; }
    QSize minimumSizeHint() const override { return {240, 240}; }

Q_SIGNALS:
    /// What is under the pointer or the cursor.
    void placeShown(const QString& text);
    /// The keys of the board are to be listed.
    void keysAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    bool sayFor(int key);

    struct Parts;
    std::unique_ptr<Parts> m;
};

} // namespace sf::ui
