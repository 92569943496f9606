// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/running_round.h"

#include <algorithm>

namespace sf::battle {

int Order::actions() const {
    return (attack ? 1 : 0) + (shoot ? 1 : 0) + (flee ? 1 : 0) + (move ? 1 : 0) + (advance ? 1 : 0) +
           (disengage ? 1 : 0) + (hold ? 1 : 0);
}

Order Order::withoutAction() const {
    Order rest;
    rest.rotate = rotate;
    rest.posture = posture;
    rest.screens = screens;
    return rest;
}

void follow(Order& order, const Mergers& mergers) {
    for (std::optional<StackId>* target : {&order.attack, &order.shoot, &order.advance})
        if (*target)
            for (auto into = mergers.find(**target); into != mergers.end(); into = mergers.find(**target))
                *target = into->second;
}

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
    return one == other ||
           (one->id == other->id && one->hex == other->hex && one->facing == other->facing &&
            std::ranges::equal(*one->units, *other->units, {}, &Unit::hitsLeft, &Unit::hitsLeft));
}

} // namespace

bool RunningRound::operator==(const RunningRound& other) const {
    return conflicts == other.conflicts && numbers == other.numbers && conflict == other.conflict &&
           next == other.next && isStirred == other.isStirred && outside == other.outside &&
           acted == other.acted && kept == other.kept && engagements == other.engagements &&
           rotations == other.rotations &&
           (frozen.isSameAs(other.frozen) || std::ranges::equal(*frozen, *other.frozen, sameThen));
}

} // namespace sf::battle
