// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/play/imperio_turn_cover.h"

#include "core/text/figures.h"
#include "core/text/imperio_options.h"
#include "ui/imperio/board/piece_picture.h"
#include "ui/imperio/play/game_clock_controller.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/paint/board/imperio_board.h"
#include "ui/style/current_theme.h"

#include <algorithm>

namespace sf::ui {

ImperioTurnCover::ImperioTurnCover(GameController& controller, GameClockController& clock, QWidget* page)
    : TurnCover(controller.context().settings, page)
    , m_controller(controller)
    , m_stage(controller.document().game().stage)
    , m_side(controller.document().game().position.toMove)
    , m_entries(controller.document().entries().size()) {
    connect(&controller, &GameController::positionChanged, this, &ImperioTurnCover::positionChanged);
    connect(this, &TurnCover::coverChanged, &clock, [this, &clock] { clock.setCovered(isCover()); });
    connect(this, &TurnCover::lifted, &controller, &GameController::boardAsked);
}

/// Returns whether the stage of the set-up has just become a later one, as the set-up passes between players
/// too (IMP-4). Only a turn that was just ended covers the board: looking back or undoing does not.
bool ImperioTurnCover::stageChanged() {
    const imperio::Game& game = m_controller.document().game();
    const imperio::Stage before = std::exchange(m_stage, game.stage);
    if (game.stage <= before || game.stage == imperio::Stage::AnyPosition)
        return false;
    m_side = game.stage == imperio::Stage::Play ? game.position.toMove : game.settingUp();
    return true;
}

void ImperioTurnCover::positionChanged() {
    if (stageChanged())
        return handOver();
    const imperio::Position& position = m_controller.document().game().position;
    const std::size_t entries = m_controller.document().entries().size();
    const bool played = std::exchange(m_entries, entries) + 1 == entries;
    const bool changed = std::exchange(m_side, position.toMove) != position.toMove;
    if (!m_controller.document().hasBegun() || position.result || !played)
        return lift();
    if (changed)
        handOver();
}

void ImperioTurnCover::handOver() {
    // The computer needs no seat, and one person alone has nobody to hide the board from.
    if (!std::ranges::all_of(m_controller.document().players(), &document::SidePlayer::isPerson))
        return lift();
    const imperio::Game& game = m_controller.document().game();
    const bool plays = game.stage == imperio::Stage::Play;
    const QString title = willCover(false) ? tr("Over to %1") : plays ? tr("%1 to move") : tr("%1 deploys");
    showTurn({.title = title.arg(playerName(m_controller, m_side)),
              .detail = plays ? tr("%1, turn %2").arg(sideTitle(m_side), text::figure(game.position.turn))
                              : text::imperioStage(game.stage),
              .colour = paint::imperioColour(m_side, currentTheme()),
              .shape = static_cast<int>(imperio::indexOf(m_side))},
             false);
}

} // namespace sf::ui

#include "moc_imperio_turn_cover.cpp"
