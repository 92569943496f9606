// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <QToolButton>

#include <array>

namespace sf::ui {

class GameController;

/// One kind in a side's reserve with its number: a click takes a unit in hand, a drag carries one to the
/// board.
class ReserveButton final : public QToolButton {
    Q_OBJECT

public:
    ReserveButton(GameController& controller, imperio::Piece piece, QWidget* parent = nullptr);
    void refresh();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool canBeTaken(int count) const;

    GameController& m_controller;
    imperio::Piece m_piece;
    QPoint m_pressed;
};

/// A side's reinforcements. While units may be brought in, those of the side to move can be taken in hand
/// (IMP-7).
class ReserveTray final : public QWidget {
    Q_OBJECT

public:
    ReserveTray(GameController& controller, imperio::Side side, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::array<ReserveButton*, 4> m_buttons{};
};

} // namespace sf::ui
