// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"

#include "core/rules/battle/pieces.h"

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
    formed.clear();
    std::erase_if(pending, [&](const PendingUnit& change) {
        return !change.unit.text.empty() && !stack.find(change.unit);
    });
}

void StackState::setScreens(battle::Screens others) {
    if (!(screens == others))
        screensUnknown.reset();
    screens = std::move(others);
}

void StackState::forget(const battle::Pieces& gone) {
    if (std::visit(IsGone{gone}, screens))
        setScreens({});
}

int StackState::usesOf(std::string_view kind) const {
    return static_cast<int>(std::ranges::count(pending, kind, &PendingUnit::kind));
}

void StackState::renameKind(std::string_view kind, std::string_view name) {
    for (PendingUnit& change : pending)
        if (change.kind == kind)
            change.kind = name;
}

void StackState::splitOff() {
    posture = battle::Posture::Neutral;
    formed.clear();
    setScreens({});
}

void StackState::duplicate() {
    formed.clear();
    pending.clear();
    setScreens({});
}

std::vector<std::string_view> StackState::settings() const {
    std::vector<std::string_view> all;
    if (!std::holds_alternative<std::monostate>(screens))
        all.emplace_back("screens");
    if (!modifiers.empty())
        all.emplace_back("modifiers");
    return all;
}

bool cannotAct(const battle::Stack& stack) {
    return std::ranges::any_of(stateOf(stack).modifiers, &battle::Modifier::preventsActing);
}

} // namespace sf::smm
