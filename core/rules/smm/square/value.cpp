// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/value.h"

#include "core/rules/smm/square/house_rules.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Flag;
using battle::Number;
using battle::Unit;

int succession(const Unit& unit) {
    if (unit[Flag::Ruler])
        return 3;
    if (unit[Flag::Heir])
        return 2;
    return unit[Flag::Attuned] ? 1 : 0;
}

int rankScore(const Unit& unit) {
    return (unit[Flag::Warlord] ? 1 : 0) + (unit[Flag::Royal] ? 10 : 0) + (unit[Flag::Noble] ? 6 : 0) +
           (unit[Flag::Caster] ? 3 : 0) + unit[Number::CasterBonus];
}

std::int64_t statScore(const Unit& unit, bool specialsFloor) {
    const std::int64_t sum = static_cast<std::int64_t>(unit[Number::Attack]) + unit[Number::Defense] +
                             unit[Number::Hits] + unit[Number::Move];
    const auto specials = static_cast<std::int64_t>(unit.profile->specials.size());
    return sum * (specialsFloor ? std::max<std::int64_t>(specials, 1) : specials);
}

} // namespace

Comparison compareValue(const Unit& first, const Unit& second, const HouseRules& rules) {
    const auto by = [](auto a, auto b, ValueStep step) { return Comparison{a <=> b, step}; };
    Comparison result = by(succession(first), succession(second), ValueStep::Succession);
    if (std::is_eq(result.order))
        result = by(first[Number::Upkeep], second[Number::Upkeep], ValueStep::Upkeep);
    if (std::is_eq(result.order))
        result = by(first[Flag::Decrypted], second[Flag::Decrypted], ValueStep::Upkeep);
    if (std::is_eq(result.order))
        result = by(first[Number::Level], second[Number::Level], ValueStep::Level);
    if (std::is_eq(result.order))
        result = by(rankScore(first), rankScore(second), ValueStep::Rank);
    if (std::is_eq(result.order))
        result = by(statScore(first, rules.specialsFloor), statScore(second, rules.specialsFloor),
                    ValueStep::Stats);
    if (std::is_eq(result.order))
        result = by(first.hitsLeft, second.hitsLeft, ValueStep::HitsLeft);
    return std::is_eq(result.order) ? Comparison{} : result;
}

std::vector<std::size_t> valueOrder(const battle::Stack& stack, const HouseRules& rules) {
    const std::vector<Unit>& units = *stack.units;
    std::vector<std::size_t> order;
    order.reserve(units.size());
    for (std::size_t position = 0; position < units.size(); ++position)
        if (units[position].isAlive())
            order.push_back(position);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return std::is_lt(compareValue(units[a], units[b], rules).order);
    });
    return order;
}

} // namespace sf::smm
