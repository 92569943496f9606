// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/reasons.h"

#include "core/players/imperio/results.h"

namespace sf::imperio {

namespace {

/// What of a side can be attacked or is near the enemy, whoever moves next.
struct Standing {
    int pieces = 0;
    int bases = 0;
    int advance = 0;
    int entrenched = 0;
};

int sumOf(const Features& features, Feature first, Feature last) {
    int sum = 0;
    for (std::size_t feature = indexOf(first); feature <= indexOf(last); ++feature)
        sum += features[feature];
    return sum;
}

Standing standingOf(const Position& position, Side side) {
    const Features features = featuresOf(position, enemyOf(side), side);
    const Weights& weights = handWeights();
    Standing standing;
    standing.pieces = sumOf(features, Feature::KnightUnderAttack, Feature::FootsoldierUnderFire);
    standing.bases =
        features[indexOf(Feature::BaseUnderAttack)] + features[indexOf(Feature::BaseInReachOfKnight)];
    for (std::size_t ring = indexOf(Feature::BesideEnemyBase); ring <= indexOf(Feature::EightFromEnemyBase);
         ++ring)
        standing.advance += weights[ring] * features[ring];
    standing.entrenched = features[indexOf(Feature::Entrenched)];
    return standing;
}

void addFights(std::vector<ReasonForAction>& reasons, const Position& position, const Action& action) {
    for (const Fight& fight : fightsOf(position, action))
        reasons.push_back({Why::Fights, 0, action.from, fight});
    if (action.intention == Intention::Capture)
        reasons.push_back({Why::CapturesBase, 1, action.to, {}});
    if (action.intention == Intention::Destroy)
        reasons.push_back({Why::DestroysBase, 1, action.to, {}});
}

void addIf(std::vector<ReasonForAction>& reasons, Why why, int count) {
    if (count > 0)
        reasons.push_back({why, count, nowhere, {}});
}

void addDifferences(std::vector<ReasonForAction>& reasons, const Position& before, const Position& after) {
    const Side side = before.toMove;
    const Side enemy = enemyOf(side);
    const Standing own = standingOf(before, side);
    const Standing ownAfter = standingOf(after, side);
    const Standing theirs = standingOf(before, enemy);
    const Standing theirsAfter = standingOf(after, enemy);
    addIf(reasons, Why::ThreatensBases, theirsAfter.bases - theirs.bases);
    addIf(reasons, Why::ProtectsBases, own.bases - ownAfter.bases);
    addIf(reasons, Why::ThreatensPieces, theirsAfter.pieces - theirs.pieces);
    addIf(reasons, Why::ProtectsPieces, own.pieces - ownAfter.pieces);
    addIf(reasons, Why::CloserToBase, ownAfter.advance - own.advance);
}

} // namespace

std::vector<ReasonForAction> reasonsFor(const Position& position, const Action& action) {
    std::vector<ReasonForAction> reasons;
    addFights(reasons, position, action);
    if (action.act == Act::Spawn)
        reasons.push_back({Why::Reinforces, 1, action.to, {}});
    const Position after = Results(position, action).likeliest();
    if (action.act != Act::End && !after.result)
        addDifferences(reasons, position, after);
    if (action.act == Act::End)
        addIf(reasons, Why::Entrenches, (after.entrenched - position.entrenched).count());
    if (reasons.empty())
        reasons.push_back({Why::NothingGains, 0, nowhere, {}});
    return reasons;
}

} // namespace sf::imperio
