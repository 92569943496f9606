// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "ui/page/turn_cover.h"

namespace sf::ui {

class GameClockController;
class GameController;

/// Shown between the turns of two players, also during the set-up. The clock stops while the board is
/// covered.
class ImperioTurnCover final : public TurnCover {
    Q_OBJECT

public:
    ImperioTurnCover(GameController& controller, GameClockController& clock, QWidget* page);

private:
    bool stageChanged();
    void positionChanged();
    void handOver();

    GameController& m_controller;
    imperio::Stage m_stage;
    imperio::Side m_side;
    std::size_t m_entries;
};

} // namespace sf::ui
