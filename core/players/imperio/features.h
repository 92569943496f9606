// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

#include <string_view>

namespace sf::imperio {

/// What an evaluation counts for each side. The last ten exist twice: for the side whose enemy moves next,
/// and for the side that moves next.
enum class Feature : std::uint8_t {
    Knights,
    Archers,
    Pikemen,
    Footsoldiers,
    KnightsInReserve,
    ArchersInReserve,
    PikemenInReserve,
    FootsoldiersInReserve,
    Headquarters,      ///< its own, undestroyed and under its control
    Bases,             ///< its own, without the headquarters
    CapturedBases,     ///< taken from the enemy
    OnlyOneBase,       ///< of any kind
    OnlyTwoBases,      ///< of any kind
    Entrenched,        ///< pikemen, including those that will be at the end of this turn
    OnlyOneFighter,    ///< on the board
    UpToThreeFighters, ///< on the board
    BesideEnemyBase,   ///< fighting pieces, by distance to the nearest enemy base
    TwoFromEnemyBase,
    ThreeFromEnemyBase,
    FourFromEnemyBase,
    FiveFromEnemyBase,
    SixFromEnemyBase,
    SevenFromEnemyBase,
    EightFromEnemyBase,
    BesideOwnBase,     ///< fighting pieces
    KnightUnderAttack, ///< by enemy pikemen and footsoldiers; so are the next three
    ArcherUnderAttack,
    PikemanUnderAttack,
    FootsoldierUnderAttack,
    PieceInReachOfKnight,       ///< other than pikemen and footsoldiers
    FootsoldierInReachOfKnight, ///< of an enemy knight, within three steps
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

/// The attacker's count of each feature minus the defender's.
using Features = std::array<std::int16_t, featureCount>;

/// Counts the features of an unfinished position. `next` is the side that moves next: the side to move, or
/// its enemy to judge the position as if the turn ended here.
Features featuresOf(const Position& position, Side next);
/// The counts of one side.
Features featuresOf(const Position& position, Side next, Side side);

/// The name of a feature in a weights file: "knights".
std::string_view featureName(std::size_t feature);

} // namespace sf::imperio
