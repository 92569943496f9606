// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

namespace sf::imperio {

/// Returns the pips of a throw.
int sumOf(const std::vector<int>& dice);

/// The luck of one side: what its dice showed compared with what was expected, once in pips and once weighted
/// by what was at stake.
///
/// Pieces are at stake in a fight: the value of an outcome to a side is the enemy's loss minus its own
/// (IMP-11), where every piece and every destroyed base counts 1 and a captured base 2, because one side
/// gains it and the other loses it (IMP-20). The luck of a throw is the expected value of the fight given its
/// sum, before the other side's dice are known, minus the expected value before the throw. A throw that can't
/// change the result has no luck, however high. The mean over all possible throws is 0.
struct Luck {
    int dice = 0;      ///< thrown in its fights; of a splash on a friend only the defender's
    int thrown = 0;    ///< their pips
    double pieces = 0; ///< all throws weighted by what was at stake, in pieces; includes splashes on friends

    double expected() const { return 3.5 * dice; }
    double pips() const { return thrown - expected(); }
    bool operator==(const Luck&) const = default;
};

/// One side's losses.
struct Losses {
    std::array<std::int32_t, 4> pieces{}; ///< by fighting kind
    std::int32_t basesCaptured = 0;       ///< including ones that it had captured itself
    std::int32_t basesDestroyed = 0;
    std::int32_t total() const { return pieces[0] + pieces[1] + pieces[2] + pieces[3]; }
    bool operator==(const Losses&) const = default;
};

/// Luck and losses over the actions added, by side.
struct Tally {
    std::array<Luck, 2> luck;
    std::array<Losses, 2> losses;
    bool operator==(const Tally&) const = default;

    /// Adds an action that was played in the position `before`, with its dice.
    void add(const Position& before, const Action& action, const std::vector<Event>& events);
};

/// The value of each outcome of a fight to the attacker's side, in pieces.
struct Stakes {
    int win = 0;
    int tie = 0;
    int lose = 0;
};
/// `friendly`: a splash on a piece of the archer's side.
Stakes stakesOf(const Matchup& matchup, Intention intention, bool friendly);

} // namespace sf::imperio
