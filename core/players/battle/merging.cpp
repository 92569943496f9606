// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in situation.h.
#include "core/players/battle/situation.h"

namespace sf::players {
namespace {

using battle::StackPointer;

constexpr int mostTries = 24;             ///< pairs tried in one orders phase
constexpr std::size_t opponentsFaced = 3; ///< only exchanges with the nearest opponents count
constexpr double leastGain = 1.05;

/// What the stack deals and suffers in one exchange, averaged over some opponents.
struct Prospects {
    double dealt = 0;
    double suffered = 0;
};

Prospects prospects(const battle::Stack& stack, const std::vector<StackPointer>& foes, Duels& duels) {
    Prospects sum;
    for (const StackPointer& foe : foes) {
        sum.dealt += duels.blow(stack, *foe).worth;
        sum.suffered += duels.blow(*foe, stack).worth;
    }
    return sum;
}

/// The pair to merge with the largest gain.
struct Pair {
    double gain = 0;
    StackPointer stack;
    StackPointer into;
};

Pair bestPair(const Situation& situation, Duels& duels, int& tries) {
    Pair best;
    const std::vector<StackPointer> own = situation.own();
    const std::vector<StackPointer> foes = situation.foes();
    for (std::size_t one = 0; one < own.size(); ++one)
        for (std::size_t other = one + 1; other < own.size() && tries < mostTries; ++other) {
            if (!hex::touching(own[one]->hex, own[other]->hex))
                continue;
            ++tries;
            const auto near = Situation::nearest(foes, own[one]->hex, opponentsFaced);
            const double gain = mergingGain(own[one], own[other], near, duels);
            const bool isFirstLarger = own[one]->living() >= own[other]->living();
            if (gain > best.gain)
                best = {gain, own[isFirstLarger ? other : one], own[isFirstLarger ? one : other]};
        }
    return best;
}

} // namespace

double mergingGain(const StackPointer& one, const StackPointer& other, const std::vector<StackPointer>& foes,
                   Duels& duels) {
    const StackPointer merged = duels.merged(*one, *other);
    if (!merged || foes.empty())
        return 0;
    const Prospects first = prospects(*one, foes, duels);
    const Prospects second = prospects(*other, foes, duels);
    const Prospects both = prospects(*merged, foes, duels);
    // Unmerged, both act, and an opponent hits only one of them.
    const double dealtApart = first.dealt + second.dealt;
    const double sufferedApart = (first.suffered + second.suffered) / 2;
    constexpr double little = 1e-6;
    return (both.dealt + little) / (dealtApart + little) * (sufferedApart + little) /
           (both.suffered + little);
}

void mergeStacks(Situation& situation, Duels& duels) {
    int tries = 0;
    while (tries < mostTries) {
        const Pair pair = bestPair(situation, duels, tries);
        if (pair.gain < leastGain || (!situation.take(battle::MergeStacks{pair.stack->id, pair.into->id}) &&
                                      !situation.take(battle::MergeStacks{pair.into->id, pair.stack->id})))
            return;
    }
}

} // namespace sf::players
