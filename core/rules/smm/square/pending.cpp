// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/pending.h"

#include "core/rules/smm/square/stack_state.h"

#include <algorithm>

namespace sf::smm {

void keepPending(battle::Stack& stack, const battle::Unit& now, const battle::Unit& edited) {
    const bool isOther = edited.kind != now.kind || !(edited.own == now.own);
    editState(stack, [&](StackState& state) {
        std::erase_if(state.pending, [&](const PendingUnit& unit) { return unit.unit == now.id; });
        if (isOther)
            state.pending.push_back({now.id, edited.kind, edited.own, nullptr});
    });
}

std::vector<battle::UnitId> makePending(battle::Stack& stack, const battle::Battle& battle) {
    std::vector<battle::UnitId> made;
    if (stateOf(stack).pending.empty())
        return made;
    for (const PendingUnit& change : stateOf(stack).pending) {
        const battle::UnitKind* kind = change.kind.empty() ? nullptr : battle.kind(change.kind);
        const auto found = std::ranges::find(*stack.units, change.unit, &battle::Unit::id);
        if (found == stack.units->end() || (!change.kind.empty() && !kind))
            continue;
        battle::Unit fresh = *found;
        fresh.kind = change.kind;
        fresh.own = change.own;
        resolve(fresh, kind);
        if (fresh[battle::Number::Hits] < 1)
            continue;
        fresh.hitsLeft = std::min(fresh.hitsLeft, fresh[battle::Number::Hits]);
        const auto place = static_cast<std::size_t>(found - stack.units->begin()); // before edit() copies
        stack.units.edit()[place] = std::move(fresh);
        made.push_back(change.unit);
    }
    editState(stack, [](StackState& state) {
        std::erase_if(state.pending, [](const PendingUnit& unit) { return !unit.unit.text.empty(); });
    });
    const battle::Unit* leader = stack.leader ? stack.find(*stack.leader) : nullptr;
    if (!leader || !(*leader)[battle::Flag::Warlord])
        stack.leader.reset();
    return made;
}

} // namespace sf::smm
