// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

namespace sf::imperio {

/// The luck of one side: what its dice were expected to show against what they showed, once in pips and once
/// weighed by what was at stake.
///
/// At stake in a fight are pieces: each outcome is worth to a side what the enemy loses by it less what it
/// loses itself (IMP-11), every piece and every destroyed base 1, a captured base 2, for one side has it more
/// and the other less (IMP-20). The luck of a throw is the value that could be expected of the fight once its
/// sum was known, the other side's dice still in the air, less the value that could be expected before. A
/// throw that changes nothing counts nothing, however high. Over all ways in which the dice can fall its mean
/// is 0.
struct Luck {
    int dice = 0;      ///< thrown in its fights; a splash on a friend counts with its defence only
    int thrown = 0;    ///< their pips
    double pieces = 0; ///< all throws weighed by what was at stake, in pieces; splashes on friends too

    double expected() const { return 3.5 * dice; }
    double pips() const { return thrown - expected(); }
    bool operator==(const Luck&) const = default;
};

/// What one side has lost.
struct Losses {
    std::array<std::int32_t, 4> pieces{}; ///< by fighting kind
    std::int32_t basesCaptured = 0;       ///< taken from it, also those that it had captured itself
    std::int32_t basesDestroyed = 0;
    std::int32_t total() const { return pieces[0] + pieces[1] + pieces[2] + pieces[3]; }
    bool operator==(const Losses&) const = default;
};

/// How the sides have fared in the actions added, by side.
struct Tally {
    std::array<Luck, 2> luck;
    std::array<Losses, 2> losses;
    bool operator==(const Tally&) const = default;

    /// One action that was played in the position `before`, with its dice.
    void add(const Position& before, const Action& action, const std::vector<Event>& events);
};

/// What the outcomes of a fight are worth to the attacker's side, in pieces.
struct Stakes {
    int win = 0;
    int tie = 0;
    int lose = 0;
};
/// `friendly`: a splash on a piece of the archer's own side.
Stakes stakesOf(const Matchup& matchup, Intention intention, bool friendly);

} // namespace sf::imperio
