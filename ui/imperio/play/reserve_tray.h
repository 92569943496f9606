// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "ui/style/restyled.h"

#include <QWidget>

#include <array>

namespace sf::ui {

class GameController;
class PieceButton;

/// A side's reinforcements, a button for each kind with its number. While units may be brought in, those of
/// the side to move can be taken in hand (IMP-7).
class ReserveTray final : public Restyled<QWidget> {
    Q_OBJECT

public:
    ReserveTray(GameController& controller, imperio::Side side, QWidget* parent = nullptr);

protected:
    void restyle() override { refresh(); }

private:
    void refresh();
    void refresh(imperio::Kind kind, bool canSpawn);

    GameController& m_controller;
    imperio::Side m_side;
    std::array<PieceButton*, 4> m_buttons{};
};

} // namespace sf::ui
