// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// Move orders over several rounds (BAT-5).
namespace sf::battle {

/// What a stack needs for its way.
struct Traveller {
    hex::Hex from;
    int side = 0;
    bool flies = false;
    int move = 0;     ///< left for this round
    int fullMove = 0; ///< of a whole round
};

/// The cheapest path from the hex behind the start to the goal: of equal ones that of the fewest hexes, then
/// that of the lowest direction at the first differing step. Hexes with living opponents are impassable, the
/// goal apart where `isGoalFree` (BAT-6); if that leaves no path, one that ignores them. Empty when terrain
/// leaves none, or at the goal.
std::vector<hex::Hex> pathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal,
                             bool isGoalFree = false);
/// The path without living opponents in the way alone; empty when there is none.
std::vector<hex::Hex> freePathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// The path of multiplier combat (BAT-13): a stack enters an opposing hex, and passes none.
std::vector<hex::Hex> enteringPathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// Whether terrain leaves a way at all (SMM-10).
bool isReachable(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// What entering all these hexes costs.
int costOf(const Battle& battle, const std::vector<hex::Hex>& path, bool flies);

/// How far a path is followed in one round.
struct Leg {
    std::vector<hex::Hex> steps; ///< hexes entered
    int cost = 0;
    bool isTooDear = false; ///< the next hex costs more than the full Move: it is never entered
};
/// Follows the path while Move suffices, before the first living opponent, and with `zoneOfControl` until the
/// first hex next to one; `isThere` ends it earlier.
template<class IsThere>
Leg follow(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path,
           IsThere&& isThere);
/// In how many rounds the whole path is gone, as the board is now; 0 for none.
int roundsFor(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path);

/// Whether the next hex of a path can be entered with this Move.
enum class Step : std::uint8_t { Enters, Waits, IsTooDear };
Step stepTo(const Battle& battle, const Traveller& traveller, hex::Hex next, int moveLeft);
/// Whether entering the hex ends a move (`zoneOfControl`: `stop`).
bool isHeldAt(const Battle& battle, int side, hex::Hex hex);

template<class IsThere>
Leg follow(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path,
           IsThere&& isThere) {
    Leg leg;
    if (isThere(traveller.from))
        return leg;
    for (const hex::Hex next : path) {
        const Step step = stepTo(battle, traveller, next, traveller.move - leg.cost);
        leg.isTooDear = step == Step::IsTooDear;
        if (step != Step::Enters)
            break;
        leg.cost += costOf(battle, {next}, traveller.flies);
        leg.steps.push_back(next);
        if (isThere(next) || isHeldAt(battle, traveller.side, next))
            break;
    }
    return leg;
}

} // namespace sf::battle
