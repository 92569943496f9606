// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// Move orders over several rounds (BAT-5).
namespace sf::battle {

/// A moving stack's start, side and Move.
struct Traveller {
    hex::Hex from;
    int side = 0;
    bool flies = false;
    int move = 0;     ///< left in this round
    int fullMove = 0; ///< per round
};

/// Returns the cheapest path from the hex after the start to the goal. Ties are broken by the fewest hexes,
/// then by the lowest direction at the first difference. Hexes with living opponents are impassable, except
/// the goal if `isGoalFree` (BAT-6); if that leaves no path, opponents are ignored. Empty if terrain leaves
/// no path, or at the goal.
std::vector<hex::Hex> pathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal,
                             bool isGoalFree = false);
/// The same, but empty if living opponents block every path.
std::vector<hex::Hex> freePathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// The path in multiplier combat (BAT-13): a stack may enter an opposing hex but not pass through one.
std::vector<hex::Hex> enteringPathTo(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// Returns whether terrain leaves any path (SMM-10).
bool isReachable(const Battle& battle, const Traveller& traveller, hex::Hex goal);
/// The total cost to enter these hexes.
int costOf(const Battle& battle, const std::vector<hex::Hex>& path, bool flies);

/// How far a path is followed in one round.
struct Leg {
    std::vector<hex::Hex> steps; ///< hexes entered
    int cost = 0;
    bool isTooDear = false; ///< the next hex costs more than the full Move, so it can never be entered
};
/// Follows the path while the Move lasts. Stops before the first living opponent, with `zoneOfControl` at the
/// first hex next to one, and where `isThere` returns true.
template<class IsThere>
Leg follow(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path,
           IsThere&& isThere);
/// The number of rounds that the whole path takes on the present board; 0 if the goal can't be reached.
int roundsFor(const Battle& battle, const Traveller& traveller, const std::vector<hex::Hex>& path);

/// Whether the next hex of a path can be entered with this Move.
enum class Step : std::uint8_t { Enters, Waits, IsTooDear };
Step stepTo(const Battle& battle, const Traveller& traveller, hex::Hex next, int moveLeft);
/// Returns whether entering the hex ends a move (`zoneOfControl`: `stop`).
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
