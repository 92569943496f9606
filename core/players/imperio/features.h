// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <string_view>

namespace sf::imperio {

/// What an evaluation counts of each side. The last ten are there twice: for the side whose enemy moves next,
/// and for the side that moves next itself.
enum class Feature : std::uint8_t {
    Knights,
    Archers,
    Pikemen,
    Footsoldiers,
    KnightsInReserve,
    ArchersInReserve,
    PikemenInReserve,
    FootsoldiersInReserve,
    Headquarters,      ///< its own, undestroyed and in its own hands
    Bases,             ///< its own, without the headquarters
    CapturedBases,     ///< taken from the enemy
    OnlyOneBase,       ///< of any kind
    OnlyTwoBases,      ///< of any kind
    Entrenched,        ///< pikemen, those that will be at the end of this turn too
    OnlyOneFighter,    ///< on the board
    UpToThreeFighters, ///< on the board
    BesideEnemyBase,   ///< fighting pieces, by the distance to the nearest base of the enemy
    TwoFromEnemyBase,
    ThreeFromEnemyBase,
    FourFromEnemyBase,
    FiveFromEnemyBase,
    SixFromEnemyBase,
    SevenFromEnemyBase,
    EightFromEnemyBase,
    BesideOwnBase,     ///< fighting pieces
    KnightUnderAttack, ///< by enemy pikemen and footsoldiers, as the next three
    ArcherUnderAttack,
    PikemanUnderAttack,
    FootsoldierUnderAttack,
    PieceInReachOfKnight,       ///< other than pikemen and footsoldiers
    FootsoldierInReachOfKnight, ///< an enemy one, in up to three steps
    PieceUnderFire,             ///< other than footsoldiers; cover is counted roughly
    FootsoldierUnderFire,
    BaseUnderAttack, ///< by enemy pikemen and footsoldiers
    BaseInReachOfKnight,
};
inline constexpr std::size_t threatCount = 10;
inline constexpr std::size_t namedFeatures = static_cast<std::size_t>(Feature::BaseInReachOfKnight) + 1;
inline constexpr std::size_t featureCount = namedFeatures + threatCount;

constexpr std::size_t indexOf(Feature feature) {
    return static_cast<std::size_t>(feature);
}

/// What the attacker has of each feature less what the defender has.
using Features = std::array<std::int16_t, featureCount>;

/// Counts them on a position that is not over; `next` is the side that moves next: the side to move, or its
/// enemy when it is to be judged as if the turn ended here.
Features featuresOf(const Position& position, Side next);
/// What one side has of each.
Features featuresOf(const Position& position, Side next, Side side);

/// The name of a feature in a file of weights: "knights".
std::string_view featureName(std::size_t feature);

} // namespace sf::imperio
