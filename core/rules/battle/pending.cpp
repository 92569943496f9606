// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/pending.h"

#include <algorithm>

namespace sf::battle {

void keepPending(Stack& stack, const Unit& now, const Unit& edited) {
    const bool isOther = edited.kind != now.kind || !(edited.own == now.own);
    const auto& kept = stack.extras->pending;
    if (!isOther && std::ranges::count(kept, now.id, &PendingUnit::unit) == 0)
        return;
    std::vector<PendingUnit>& pending = stack.extras.edit().pending;
    std::erase_if(pending, [&](const PendingUnit& unit) { return unit.unit == now.id; });
    if (isOther)
        pending.push_back({now.id, edited.kind, edited.own, nullptr});
}

std::vector<UnitId> makePending(Stack& stack, const Battle& battle) {
    std::vector<UnitId> made;
    if (stack.extras->pending.empty())
        return made;
    const std::vector<PendingUnit> pending = stack.extras->pending;
    for (const PendingUnit& change : pending) {
        const UnitKind* kind = change.kind.empty() ? nullptr : battle.kind(change.kind);
        const auto found = std::ranges::find(*stack.units, change.unit, &Unit::id);
        if (found == stack.units->end() || (!change.kind.empty() && !kind))
            continue;
        Unit fresh = *found;
        fresh.kind = change.kind;
        fresh.own = change.own;
        resolve(fresh, kind);
        if (fresh[Number::Hits] < 1)
            continue;
        fresh.hitsLeft = std::min(fresh.hitsLeft, fresh[Number::Hits]);
        const auto place = static_cast<std::size_t>(found - stack.units->begin()); // before edit() copies
        stack.units.edit()[place] = std::move(fresh);
        made.push_back(change.unit);
    }
    std::erase_if(stack.extras.edit().pending,
                  [&](const PendingUnit& unit) { return !unit.unit.text.empty(); });
    const Unit* leader = stack.leader ? stack.find(*stack.leader) : nullptr;
    if (!leader || !(*leader)[Flag::Warlord])
        stack.leader.reset();
    return made;
}

void dropStrayPending(Stack& stack) {
    const auto isStray = [&](const PendingUnit& pending) {
        return !pending.unit.text.empty() && !stack.find(pending.unit);
    };
    if (std::ranges::any_of(stack.extras->pending, isStray))
        std::erase_if(stack.extras.edit().pending, isStray);
}

} // namespace sf::battle
