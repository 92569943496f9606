// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/evaluation.h"

#include <algorithm>

namespace sf::imperio {

namespace {

/// Appends a copy of the weights of the threats.
constexpr Weights doubled(const std::array<std::int32_t, namedFeatures>& named) {
    Weights weights{};
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        weights[feature] = named[feature < namedFeatures ? feature : feature - threatCount];
    return weights;
}

constexpr Weights byHand = doubled({
    420,  // knights
    360,  // archers
    260,  // pikemen
    330,  // footsoldiers
    110,  // knights in reserve
    95,   // archers in reserve
    70,   // pikemen in reserve
    90,   // footsoldiers in reserve
    900,  // headquarters
    800,  // bases
    500,  // captured bases
    -900, // only one base
    -250, // only two bases
    40,   // entrenched
    -900, // only one fighter
    -400, // up to three fighters
    105,  // beside an enemy base
    85,   // next but one to an enemy base
    65,   // three from it
    45,   // four
    28,   // five
    14,   // six
    6,    // seven
    2,    // eight
    20,   // beside its own base
    -80,  // knight under attack
    -70,  // archer under attack
    -45,  // pikeman under attack
    -50,  // footsoldier under attack
    -20,  // piece within reach of a knight
    -60,  // footsoldier within reach of a knight
    -30,  // piece under fire
    -8,   // footsoldier under fire
    -330, // base under attack
    -180, // base within reach of a knight
});

constexpr Weights halved(Weights weights) {
    for (std::int32_t& weight : weights)
        weight /= 2;
    return weights;
}

constexpr Weights forValues = halved(byHand);

constexpr std::uint32_t patience = 15; ///< in turns
constexpr std::uint32_t boldest = 60;

/// What the boldest player adds to the weight of a square near an enemy base.
constexpr std::int32_t boldness(std::size_t ring) {
    constexpr std::int32_t aRing = 40;
    return aRing * static_cast<std::int32_t>(indexOf(Feature::EightFromEnemyBase) + 1 - ring);
}

} // namespace

const Weights& handWeights() {
    return byHand;
}

const Weights& valueWeights() {
    return forValues;
}

Weights boldened(const Weights& weights, std::uint32_t turn) {
    const auto late =
        static_cast<std::int32_t>(std::clamp<std::uint32_t>(turn, patience, boldest) - patience);
    constexpr std::int32_t span = boldest - patience;
    Weights bold = weights;
    for (std::size_t ring = indexOf(Feature::BesideEnemyBase); ring <= indexOf(Feature::EightFromEnemyBase);
         ++ring)
        bold[ring] += late * boldness(ring) / span;
    const auto fade = [&](std::size_t feature) { bold[feature] = weights[feature] * (span - late) / span; };
    for (std::size_t threat = indexOf(Feature::KnightUnderAttack); threat < featureCount; ++threat)
        fade(threat);
    fade(indexOf(Feature::Entrenched));
    fade(indexOf(Feature::BesideOwnBase));
    fade(indexOf(Feature::CapturedBases));
    return bold;
}

Value evaluate(const Position& position, const Weights& weights, Side next) {
    if (position.result)
        return position.result->winner == Side::Attacker ? sureWin : 0;
    const Features features = featuresOf(position, next);
    std::int64_t score = 0;
    for (std::size_t feature = 0; feature < featureCount; ++feature)
        score += std::int64_t{weights[feature]} * features[feature];
    return chanceOfScore(score);
}

Value evaluate(const Position& position) {
    return evaluate(position, forValues, position.toMove);
}

} // namespace sf::imperio
