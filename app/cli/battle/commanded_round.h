// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/battle/commander_options.h"
#include "core/document/battle/battle_document.h"

/// `round` with commanders: what they decide, and why.
namespace sf::cli {

struct CommandedDecision {
    int side = 0;
    int level = players::lowestLevel;
    QString sideName;
    players::Decision decision;
    QStringList reasons; ///< sentences
};

struct CommandedOrders {
    std::vector<CommandedDecision> decisions;
    std::vector<battle::Event> events; ///< of what was done
};

/// Lets the commanders of an orders phase merge, place reinforcements and give orders (BAT-4). Sides before
/// them that have no commander say ready.
CommandedOrders giveCommandersOrders(document::BattleDocument& document,
                                     const std::vector<CommandedSide>& commanders, std::uint64_t seed);

/// Gives the next steps of the side to move, or nothing if it has no commander.
using TurnGuide = std::function<players::Steps(const document::BattleDocument&)>;
TurnGuide commandedTurn(const std::vector<CommandedSide>& commanders, std::uint64_t seed,
                        std::vector<CommandedDecision>& decisions);

QByteArray decisionsAsJson(const std::vector<CommandedDecision>& decisions);
QByteArray decisionsAsText(const std::vector<CommandedDecision>& decisions);

} // namespace sf::cli
