// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"
#include "core/rules/imperio/game/fights.h"

namespace sf::imperio {

/// Why an action is good. core/text puts it into words.
enum class Why : std::uint8_t {
    Fights,          ///< `fight`, with its exact odds
    CapturesBase,    ///< if it wins
    DestroysBase,    ///< if it wins
    ThreatensBases,  ///< `count` more enemy bases can be attacked; after the likeliest result, as for all
                     ///< below
    ThreatensPieces, ///< `count` more enemy pieces can be attacked
    ProtectsBases,   ///< `count` fewer of its own bases can be attacked
    ProtectsPieces,  ///< `count` fewer of its own pieces can be attacked
    CloserToBase,    ///< to an enemy base
    Entrenches,      ///< `count` more pikemen
    Reinforces,      ///< by spawning
    NothingGains,    ///< nothing is better than ending the turn
};

struct ReasonForAction {
    Why why = Why::NothingGains;
    int count = 0;
    Square from;
    std::optional<Fight> fight;
};

/// Returns the reasons for a legal action, most important first.
std::vector<ReasonForAction> reasonsFor(const Position& position, const Action& action);

} // namespace sf::imperio
