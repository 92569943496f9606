// SPDX-License-Identifier: GPL-3.0-or-later
// The document's unit kinds and the units that use them.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::battle::apply_steps {
namespace {

int usersOf(const Battle& battle, std::string_view kind) {
    std::ptrdiff_t count = 0;
    for (const StackPointer& stack : battle.stacks)
        count += std::ranges::count(*stack->units, kind, &Unit::kind) + stack->state.usesOf(kind);
    return static_cast<int>(count);
}

/// A kind cannot change while units of it fight.
Check checkPeace(const Context& context, const std::string& kind) {
    const Battle& battle = context.battle;
    for (const StackPointer& stack : battle.stacks)
        if (std::ranges::count(*stack->units, kind, &Unit::kind) > 0 && battle.state.isFighting(stack->id))
            return Refusal{Reason::KindInConflict, context.system.rule(Topic::PendingUnits), {kind}};
    return std::nullopt;
}

/// Gives the units of the kind called `name` their new kind. Hits left are limited to the new hits.
Check follow(const Context& context, std::vector<Unit>& units, std::string_view name, const UnitKind& kind) {
    for (Unit& unit : units) {
        if (unit.kind != name)
            continue;
        unit.kind = kind.name;
        resolve(unit, &kind);
        unit.hitsLeft = std::min(unit.hitsLeft, unit[Number::Hits]);
        if (Check refusal = checkUnit(context, unit))
            return refusal;
    }
    return std::nullopt;
}

/// The changes of all stacks that have units of the kind.
Outcome followers(const Context& context, std::string_view name, const UnitKind& kind) {
    Changes changes;
    for (const StackPointer& stack : context.battle.stacks) {
        const bool hasUsers = std::ranges::count(*stack->units, name, &Unit::kind) > 0;
        if (!hasUsers && stack->state.usesOf(name) == 0)
            continue;
        Stack after = *stack;
        after.state.change(&StatePart::renameKind, name, kind.name);
        std::vector<Unit>& units = after.units.edit();
        if (Check refusal = follow(context, units, name, kind))
            return *refusal;
        if (Check refusal = context.system.mayStack(units))
            return *refusal;
        if (hasUsers)
            settle(context, after);
        if (!(after == *stack))
            changes.emplace_back(replacement(context.battle, stack, std::move(after)));
    }
    return changes;
}

Check checkKind(const Context& context, const PutKind& action, const std::string& newName) {
    if (Check refusal = checkWord(newName))
        return refusal;
    if (newName != action.name && context.battle.kind(newName))
        return Refusal{Reason::BadName, {}, {newName}};
    return checkNumbers(context, action.traits);
}

} // namespace

Outcome outcome(const Context& context, const PutKind& action) {
    const std::string& newName = action.newName.empty() ? action.name : action.newName;
    if (Check refusal = checkKind(context, action, newName))
        return *refusal;
    const UnitKind* old = context.battle.kind(action.name);
    if (Check refusal =
            checkCount("unitKinds", context.battle.kinds->size() + (old ? 0 : 1), limits::unitKinds))
        return *refusal;
    UnitKind kind = old ? *old : UnitKind{};
    kind.name = newName;
    kind.traits = action.traits;
    if (old && kind == *old)
        return Refusal{};
    if (Check refusal = checkPeace(context, action.name))
        return *refusal;
    resolve(kind);
    KindsChange change{context.battle.kinds, context.battle.kinds};
    if (old)
        change.after.edit()[static_cast<std::size_t>(old - context.battle.kinds->data())] = kind;
    else
        change.after.edit().push_back(kind);
    Changes result{std::move(change)};
    if (!old)
        return result;
    Outcome following = followers(context, action.name, kind);
    if (auto* changes = std::get_if<Changes>(&following))
        changes->insert(changes->begin(), std::move(result.front()));
    return following;
}

Outcome outcome(const Context& context, const RemoveKind& action) {
    const UnitKind* kind = context.battle.kind(action.name);
    if (!kind)
        return Refusal{Reason::UnknownKind, {}, {action.name}};
    if (const int users = usersOf(context.battle, action.name))
        return Refusal{Reason::KindInUse, {}, {action.name}, {users}};
    KindsChange change{context.battle.kinds, context.battle.kinds};
    change.after.edit().erase(change.after->begin() + (kind - context.battle.kinds->data()));
    return Changes{std::move(change)};
}

} // namespace sf::battle::apply_steps
