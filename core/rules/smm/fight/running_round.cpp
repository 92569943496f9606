// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/running_round.h"

#include <algorithm>

namespace sf::smm {

using battle::StackId;
using battle::StackPointer;

int RunningRound::number(std::size_t index) const {
    return index < numbers.size() ? numbers[index] : static_cast<int>(index) + 1;
}

std::optional<StackId> RunningRound::nextStack() const {
    const std::vector<StackId>& acting = isOutside() ? outside : (*conflicts)[conflict];
    return next < acting.size() ? std::optional(acting[next]) : std::nullopt;
}

namespace {

/// Whether everything that frozen stats and Squares depend on, and a round may change, is equal.
bool sameThen(const StackPointer& one, const StackPointer& other) {
    return one == other || (one->id == other->id && one->hex == other->hex && one->facing == other->facing &&
                            std::ranges::equal(*one->units, *other->units, {}, &battle::Unit::hitsLeft,
                                               &battle::Unit::hitsLeft));
}

} // namespace

bool RunningRound::operator==(const RunningRound& other) const {
    return conflicts == other.conflicts && numbers == other.numbers && conflict == other.conflict &&
           next == other.next && isStirred == other.isStirred && outside == other.outside &&
           acted == other.acted && kept == other.kept && engagements == other.engagements &&
           rotations == other.rotations &&
           (frozen.isSameAs(other.frozen) || std::ranges::equal(*frozen, *other.frozen, sameThen));
}

} // namespace sf::smm
