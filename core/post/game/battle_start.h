// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

#include <variant>

namespace sf::post {

/// Why a battle can't be played by post.
struct StartProblem {
    enum class Why : std::uint8_t {
        OtherRules,   ///< they can't be played by post
        NotTwoSides,  ///< it needs two opposed sides
        RoundRunning, ///< a round is being resolved
        Over,         ///< play is over
        CantStart,    ///< see `refusal` (BAT-1)
    };
    Why why = Why::OtherRules;
    battle::Refusal refusal{};
};

/// Returns the battle as a game by post begins: a board starts play, and nothing that was ordered or deployed
/// in secret remains. Dice are never undone, and there is no seed. By Stack Management Mechanics orders are
/// sealed. If no side has a deployment zone, the orders of the next round or the first turn are due. The same
/// for a battle that was returned before.
std::variant<battle::Battle, StartProblem> startByPost(const battle::Battle& battle);

/// The `kind` in block 1 of a battle by post.
std::string_view kindOf(const battle::Battle& battle);

} // namespace sf::post
