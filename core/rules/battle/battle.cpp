// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/battle.h"

#include "core/rules/battle/play/play.h"

#include <algorithm>

namespace sf::battle {

Battle::Battle() = default;
Battle::Battle(const Battle& other) = default;
Battle::Battle(Battle&& other) noexcept = default;
Battle::~Battle() = default;
Battle& Battle::operator=(const Battle& other) = default;
Battle& Battle::operator=(Battle&& other) noexcept = default;

bool Battle::operator==(const Battle&) const = default;

bool isRoundRunning(const Battle& battle) {
    const StatePart* part = battle.state.find(battle.rules);
    return part && part->isRunning();
}

std::int64_t unitsIn(const Battle& battle) {
    std::int64_t units = 0;
    for (const StackPointer& stack : battle.stacks)
        units += static_cast<std::int64_t>(stack->units->size());
    return units;
}

const UnitKind* Battle::kind(std::string_view name) const {
    const auto found = std::ranges::find(*kinds, name, &UnitKind::name);
    return found == kinds->end() ? nullptr : &*found;
}

bool Battle::areOpposed(int one, int other) const {
    const auto allyOf = [&](int side) {
        const auto place = static_cast<std::size_t>(side);
        return place < sides.size() ? sides[place].ally : std::nullopt;
    };
    return one != other && (!allyOf(one) || allyOf(one) != allyOf(other));
}

SideSet Battle::opponentsOf(int side) const {
    SideSet opponents = 0;
    for (int other = 0; other < largestSideCount; ++other)
        if (areOpposed(side, other))
            opponents |= 1U << static_cast<unsigned>(other);
    return opponents;
}

StackPointer Battle::firstOpponent(hex::Hex hex, int side) const {
    return firstOpponent(hex, side, [](const Stack&) { return true; });
}

void resolve(UnitKind& kind) {
    kind.profile = std::make_shared<Profile>(resolved(kind.traits, nullptr));
}

void resolve(Unit& unit, const UnitKind* kind) {
    if (kind && !unit.own)
        unit.profile = kind->profile;
    else
        unit.profile = std::make_shared<Profile>(
            resolved(unit.own ? *unit.own : Traits{}, kind ? &kind->traits : nullptr));
}

} // namespace sf::battle
