// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/apply_steps.h"

#include "core/rules/limits.h"

#include <algorithm>
#include <unordered_set>

namespace sf::battle::apply_steps {
namespace {

Check idTaken(const Battle& battle, const std::vector<Unit>& units) {
    std::unordered_set<std::string_view> fresh;
    for (const Unit& unit : units)
        if (!fresh.insert(unit.id.text).second)
            return Refusal{Reason::IdTaken, {}, {unit.id.text}};
    for (const StackPointer& stack : battle.stacks)
        for (const Unit& unit : *stack->units)
            if (fresh.contains(unit.id.text))
                return Refusal{Reason::IdTaken, {}, {unit.id.text}};
    return std::nullopt;
}

Check checkNames(const Unit& unit) {
    if (Check refusal = checkWord(unit.id.text))
        return refusal;
    return checkText(unit.name);
}

} // namespace

Refusal unknownStack(const StackId& id) {
    return {Reason::UnknownStack, {}, {id.text}, {}};
}

Refusal unknownUnit(const UnitId& id, const StackId& stack) {
    return {Reason::UnknownUnit, {}, {id.text, stack.text}, {}};
}

Refusal badNumber(std::string_view key, int value, int least, int largest, Rule rule) {
    return {Reason::BadNumber, rule, {std::string(key)}, {value, least, largest}};
}

Check checkCount(std::string_view key, std::size_t count, int most) {
    if (count <= static_cast<std::size_t>(most))
        return std::nullopt;
    return Refusal{Reason::TooMany, {}, {std::string(key)}, {most, static_cast<int>(count)}};
}

Check checkMore(const Battle& battle, std::size_t stacks, std::size_t units) {
    if (Check refusal = checkCount("stacks", battle.stacks.size() + stacks, limits::stacks))
        return refusal;
    return checkCount("units", static_cast<std::size_t>(unitsIn(battle)) + units, limits::units);
}

Check checkText(const std::string& text) {
    if (text.size() > limits::textBytes)
        return Refusal{Reason::BadName};
    return std::nullopt;
}

Check checkWord(const std::string& word) {
    if (word.empty() || word.size() > limits::textBytes)
        return Refusal{Reason::BadName};
    return std::nullopt;
}

Check checkNumbers(const Context& context, const Traits& traits) {
    if (traits.specials) {
        if (Check refusal = checkCount("specials", traits.specials->size(), limits::specials))
            return refusal;
        for (const std::string& special : *traits.specials)
            if (Check refusal = checkText(special))
                return refusal;
    }
    for (std::size_t i = 0; i < numberCount; ++i) {
        const auto number = static_cast<Number>(i);
        const int least = number == Number::Hits ? 1 : 0;
        const auto& value = traits.numbers[i];
        if (value && (*value < least || *value > largestNumber))
            return badNumber(key(number), *value, least, largestNumber, context.system.rule(Topic::Units));
    }
    return std::nullopt;
}

Check checkUnit(const Context& context, const Unit& unit) {
    if (unit.own)
        if (Check refusal = checkNumbers(context, *unit.own))
            return refusal;
    const int hits = unit[Number::Hits];
    if (hits < 1)
        return badNumber(key(Number::Hits), hits, 1, largestNumber, context.system.rule(Topic::Units));
    if (unit.hitsLeft < 0 || unit.hitsLeft > hits)
        return badNumber("hitsLeft", unit.hitsLeft, 0, hits, context.system.rule(Topic::Units));
    return std::nullopt;
}

Check admit(const Context& context, std::vector<Unit>& units) {
    const Battle& battle = context.battle;
    if (Check refusal = idTaken(battle, units))
        return refusal;
    for (Unit& unit : units) {
        const UnitKind* kind = unit.kind.empty() ? nullptr : battle.kind(unit.kind);
        if (!unit.kind.empty() && !kind)
            return Refusal{Reason::UnknownKind, {}, {unit.kind}};
        if (Check refusal = checkNames(unit))
            return refusal;
        resolve(unit, kind);
        if (Check refusal = checkUnit(context, unit))
            return refusal;
    }
    return std::nullopt;
}

StackChange replacement(const Battle& battle, const StackPointer& before, Stack after) {
    return {battle.stacks.position(before->id), before, std::make_shared<const Stack>(std::move(after))};
}

Outcome replaced(const Battle& battle, const StackPointer& before, Stack after) {
    if (after == *before)
        return Refusal{};
    return Changes{replacement(battle, before, std::move(after))};
}

void settle(const Context& context, Stack& stack) {
    stack.state.change(&StatePart::unitsChanged, stack);
    if (stack.leader && (!stack.find(*stack.leader) || context.system.mayLead(stack, stack.leader)))
        stack.leader.reset();
}

} // namespace sf::battle::apply_steps
