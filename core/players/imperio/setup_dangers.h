// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/fraction.h"
#include "core/rules/imperio/game/game.h"

#include <optional>
#include <vector>

namespace sf::imperio {

/// What a set-up that satisfies IMP-5 still invites.
struct SetupDangers {
    /// How the attacker can strike a base or the headquarters in its first turn: the best chance, from exact
    /// odds, before anybody else has moved.
    struct Strike {
        Square base;
        dice::Fraction chance;
    };
    /// Each base of the defender, if different units of the attacker can strike all of them in its first
    /// turn, and probably beat them all; empty otherwise.
    std::vector<Strike> strikes;
    bool isWithoutReserves = false; ///< a formation without reinforcements
    bool isSafe() const { return strikes.empty() && !isWithoutReserves; }
};

/// Looks at what the side that is setting up is about to finish. While the attacker's formation isn't known,
/// nothing can strike.
SetupDangers dangersOf(const Game& game);

} // namespace sf::imperio
