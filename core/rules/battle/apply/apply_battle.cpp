// SPDX-License-Identifier: GPL-3.0-or-later
// The battle as a whole: title, sides, house rules.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/missing.h"

#include <algorithm>

namespace sf::battle::apply_steps {
namespace {

/// Refuses to remove a side that has stacks.
Check checkGoing(const Battle& battle, std::size_t staying) {
    for (std::size_t side = staying; side < battle.sides.size(); ++side) {
        const auto stacks = std::ranges::count_if(
            battle.stacks, [&](const StackPointer& stack) { return stack->side == static_cast<int>(side); });
        if (stacks > 0)
            return Refusal{Reason::SideInUse, {}, {}, {static_cast<int>(side), static_cast<int>(stacks)}};
    }
    return std::nullopt;
}

Check checkSides(const Battle& battle, const std::vector<Side>& sides) {
    if (sides.empty() || sides.size() > largestSideCount)
        return Refusal{Reason::TooManySides};
    for (const Side& side : sides) {
        if (Check refusal = checkText(side.name))
            return refusal;
        if (side.color > 0xFFFFFF)
            return badNumber("color", static_cast<int>(side.color & 0x7FFFFFFF), 0, 0xFFFFFF);
    }
    if (Check refusal = allianceRefusal(sides))
        return refusal;
    if (battle.play && sides.size() != battle.sides.size())
        return Refusal{Reason::AlreadyPlayed, battleRule(1)};
    return checkGoing(battle, sides.size());
}

} // namespace

Outcome outcome(const Context& context, const SetTitle& action) {
    if (Check refusal = checkText(action.title))
        return *refusal;
    if (action.title == context.battle.title)
        return Refusal{};
    return Changes{TitleChange{context.battle.title, action.title}};
}

Outcome outcome(const Context& context, const SetSides& action) {
    const std::vector<Side>& old = context.battle.sides;
    if (Check refusal = checkSides(context.battle, action.sides))
        return *refusal;
    std::vector<Side> sides = action.sides;
    for (std::size_t i = 0; i < std::min(sides.size(), old.size()); ++i)
        if (!sides[i].unknown)
            sides[i].unknown = old[i].unknown;
    if (sides == old)
        return Refusal{};
    return Changes{SidesChange{old, std::move(sides)}};
}

Outcome outcome(const Context& context, const SetHouseRule& action) {
    HouseRules rules = context.battle.houseRules;
    // A file may contain an option that this program does not know; it can be removed but not set.
    if (!action.value) {
        if (rules.erase(action.option) == 0)
            return Refusal{};
        return Changes{HouseRuleChange{context.battle.houseRules, std::move(rules)}};
    }
    if (Check refusal = context.system.mayRule(action.option, *action.value))
        return *refusal;
    rules.insert_or_assign(action.option, *action.value);
    if (rules == context.battle.houseRules)
        return Refusal{};
    return Changes{HouseRuleChange{context.battle.houseRules, std::move(rules)}};
}

} // namespace sf::battle::apply_steps
