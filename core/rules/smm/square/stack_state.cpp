// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>

namespace sf::smm {

void StackState::unitsChanged(const battle::Stack& stack) {
    formed = {};
    const auto isStray = [&](const PendingUnit& change) {
        return !change.unit.text.empty() && !stack.find(change.unit);
    };
    if (std::ranges::any_of(*pending, isStray))
        std::erase_if(pending.edit(), isStray);
}

void StackState::join(const StackState& other) {
    if (!other.pending->empty())
        std::ranges::copy(*other.pending, std::back_inserter(pending.edit()));
}

int StackState::usesOf(std::string_view kind) const {
    return static_cast<int>(std::ranges::count(*pending, kind, &PendingUnit::kind));
}

void StackState::renameKind(std::string_view kind, const std::string& name) {
    if (usesOf(kind) > 0)
        for (PendingUnit& change : pending.edit())
            if (change.kind == kind)
                change.kind = name;
}

void StackState::unshare() {
    formed = std::vector<battle::UnitId>(*formed);
    pending = std::vector<PendingUnit>(*pending);
}

} // namespace sf::smm
