// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"

#include "core/rules/battle/pieces.h"
#include "core/rules/battle/removals.h"

#include <algorithm>

namespace sf::smm {
namespace {

/// Whether what is screened is gone.
struct IsGone {
    const battle::Pieces& gone;

    bool operator()(std::monostate) const { return false; }
    bool operator()(const battle::UnitId& unit) const { return gone.units.contains(unit); }
    bool operator()(const battle::StructureId& structure) const {
        return gone.structures.contains(structure);
    }
    bool operator()(const battle::ScreenedEdge& edge) const { return gone.stacks.contains(edge.stack); }
};

} // namespace

void StackState::unitsChanged(const battle::Stack& stack) {
    formed = {};
    const auto isStray = [&](const PendingUnit& change) {
        return !change.unit.text.empty() && !stack.find(change.unit);
    };
    if (std::ranges::any_of(*pending, isStray))
        std::erase_if(pending.edit(), isStray);
}

void StackState::setScreens(battle::Screens others) {
    if (!(screens == others))
        screensUnknown.reset();
    screens = std::move(others);
}

bool StackState::names(const battle::Pieces& gone) const {
    return std::visit(IsGone{gone}, screens);
}

void StackState::forget(const battle::Pieces& gone) {
    if (names(gone))
        setScreens({});
}

void StackState::splitOff() {
    formed = {};
    setScreens({});
}

std::vector<battle::RemovalKind> StackState::settings() const {
    return std::holds_alternative<std::monostate>(screens) ? std::vector<battle::RemovalKind>()
                                                           : std::vector{battle::RemovalKind::Screening};
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
