// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_members.h"

#include "core/document/io/member_kinds.h"
#include "core/rules/limits.h"
#include "core/rules/smm/square/stack_state.h"

#include <QCoreApplication>

#include <unordered_set>

namespace sf::document {
namespace {

using smm::StackState;

std::optional<LoadError> checkFormed(const battle::Stack& stack) {
    const std::vector<battle::UnitId>& formed = *smm::stateOf(stack).formed;
    if (formed.empty())
        return std::nullopt;
    std::unordered_set<std::string_view> own;
    for (const battle::Unit& unit : *stack.units)
        own.insert(unit.id.text);
    for (const battle::UnitId& id : formed)
        if (own.erase(id.text) == 0)
            return LoadError{
                QStringLiteral("formed"),
                QCoreApplication::translate("sf::document::Completion", "each unit of the stack once"),
                inQuotes(id.text)};
    return std::nullopt;
}

} // namespace

const SystemMembers& roundMembers() {
    static const SystemMembers members{
        {{"units", ofState<battle::Stack, ListOf<IdWord<battle::UnitId>, limits::units>, &StackState::formed>(
                       "formed")}},
        {},
        checkFormed};
    return members;
}

} // namespace sf::document
