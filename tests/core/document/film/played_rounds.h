// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/battle/smm/round_play.h"
#include "core/players/battle/commander.h"
#include "core/rules/battle/play/play.h"

#include <QTest>

namespace sf::test {

/// The side to act does what a commander of level 1 does. Returns false if that is nothing.
inline bool letAct(document::BattleDocument& document, int side) {
    const std::size_t before = document.journal().size();
    for (const players::Step& step : players::decide(document.seenBy(side), side, {1, 7}).steps) {
        if (const auto* action = std::get_if<battle::Action>(&step))
            document.perform(*action);
        else if (const auto* orders = std::get_if<smm::GiveOrders>(&step))
            perform(document, smm::RoundAction(*orders));
        else
            perform(document, std::get<multiplier::TurnAction>(step));
    }
    return document.journal().size() > before;
}

/// Commanders play for so many rounds, or until the battle is over.
inline void playRounds(document::BattleDocument& document, int rounds) {
    const int last = battle::roundNumber(document.battle()) + rounds;
    while (document.battle().play->phase != battle::PlayPhase::Over &&
           battle::roundNumber(document.battle()) < last)
        if (const std::optional<int> side = battle::sideToAct(document.battle()))
            QVERIFY(letAct(document, *side));
        else
            QVERIFY(perform(document, smm::Resolve{smm::Extent::Round}).isDone());
}

} // namespace sf::test
