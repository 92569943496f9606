// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_members.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/smm/conflicts_member.h"
#include "core/document/battle/smm/round_orders.h"
#include "core/document/battle/smm/running_member.h"
#include "core/document/battle/traits_members.h"
#include "core/rules/limits.h"
#include "core/rules/smm/square/stack_state.h"

#include <QCoreApplication>

#include <unordered_set>

namespace sf::document {
namespace {

using smm::PendingUnit;

constexpr const char* eachUnitOnce =
    QT_TRANSLATE_NOOP("sf::document::Completion", "each unit of the stack once");

const Description<PendingUnit>& pendingDescription() {
    static const Description<PendingUnit> description = [] {
        std::vector<Member<PendingUnit>> members{member<IdWord<battle::UnitId>, &PendingUnit::unit>("id"),
                                                 member<Word, &PendingUnit::kind>("kind")};
        addTraits<&PendingUnit::own>(members);
        return Description<PendingUnit>(std::move(members), kept<&PendingUnit::unknown>());
    }();
    return description;
}

struct Pending {
    /// Without kind and traits it comes from a newer version and is only preserved.
    static PendingUnit read(JsonReader& json) {
        PendingUnit pending = pendingDescription().read(json);
        if (pending.own || !pending.kind.empty())
            json.require(!pending.unit.text.empty(), "id");
        return pending;
    }
    static void write(JsonWriter& json, const PendingUnit& pending) {
        pendingDescription().write(json, pending);
    }
};

using Problem = std::optional<LoadError>;

LoadError wrongMember(const QString& place, const char* expected, const QString& found) {
    return {place, QCoreApplication::translate("sf::document::Completion", expected), found};
}

std::unordered_set<std::string_view> unitIdsOf(const battle::Stack& stack) {
    std::unordered_set<std::string_view> units;
    for (const battle::Unit& unit : *stack.units)
        units.insert(unit.id.text);
    return units;
}

Problem checkFormed(const battle::Stack& stack) {
    const std::vector<battle::UnitId>& formed = smm::stateOf(stack).formed;
    if (formed.empty())
        return std::nullopt;
    auto own = unitIdsOf(stack);
    for (const battle::UnitId& id : formed)
        if (own.erase(id.text) == 0)
            return wrongMember(QStringLiteral("formed"), eachUnitOnce, inQuotes(id.text));
    return std::nullopt;
}

Problem checkPendingUnit(const PendingUnit& pending, const QString& place, const battle::Battle& battle) {
    const battle::UnitKind* kind = pending.kind.empty() ? nullptr : battle.kind(pending.kind);
    if (!pending.kind.empty() && !kind)
        return wrongMember(place + QStringLiteral(".kind"),
                           QT_TRANSLATE_NOOP("sf::document::Completion", "a name of unitKinds"),
                           inQuotes(pending.kind));
    battle::Unit unit;
    unit.own = pending.own;
    battle::resolve(unit, kind);
    if (unit[battle::Number::Hits] == 0)
        return wrongMember(
            place + QStringLiteral(".hits"),
            QT_TRANSLATE_NOOP("sf::document::Completion", "hits of 1 or more, from the unit or its kind"),
            QCoreApplication::translate("sf::document::Completion", "none"));
    return std::nullopt;
}

/// Pending changes must be for units of the stack, one each, and valid for the unit (SMM-29).
Problem checkPending(const battle::Stack& stack, const battle::Battle& battle) {
    const std::vector<PendingUnit>& pending = smm::stateOf(stack).pending;
    if (pending.empty())
        return std::nullopt;
    auto own = unitIdsOf(stack);
    for (std::size_t i = 0; i < pending.size(); ++i) {
        const std::string& unit = pending[i].unit.text;
        if (unit.empty()) // written by a newer version
            continue;
        const QString place = QStringLiteral("pending[%1]").arg(i);
        if (own.erase(unit) == 0)
            return wrongMember(place + QStringLiteral(".id"), eachUnitOnce, inQuotes(unit));
        if (Problem problem = checkPendingUnit(pending[i], place, battle))
            return problem;
    }
    return std::nullopt;
}

/// What is screened is in the document.
Problem checkScreens(const battle::Stack& stack, const battle::Battle& battle, const DocumentIds& ids) {
    const battle::Screens& screens = smm::stateOf(stack).screens;
    if (const auto* unit = std::get_if<battle::UnitId>(&screens); unit && !ids.units.contains(unit->text))
        return wrongMember(QStringLiteral("screens.unit"),
                           QT_TRANSLATE_NOOP("sf::document::Completion", "the id of a unit"),
                           inQuotes(unit->text));
    const auto* structure = std::get_if<battle::StructureId>(&screens);
    if (structure && !battle.map->find(*structure))
        return wrongMember(QStringLiteral("screens.structure"),
                           QT_TRANSLATE_NOOP("sf::document::Completion", "the id of a structure"),
                           inQuotes(structure->text));
    const auto* edge = std::get_if<battle::ScreenedEdge>(&screens);
    if (edge && !ids.stacks.contains(edge->stack.text))
        return wrongMember(QStringLiteral("screens.stack"),
                           QT_TRANSLATE_NOOP("sf::document::Completion", "the id of a stack"),
                           inQuotes(edge->stack.text));
    return std::nullopt;
}

Problem checkRoundMembers(const battle::Stack& stack, const battle::Battle& battle, const DocumentIds& ids) {
    if (Problem problem = checkFormed(stack))
        return problem;
    if (Problem problem = checkPending(stack, battle))
        return problem;
    return checkScreens(stack, battle, ids);
}

Member<battle::Stack> screensMember() {
    return {"screens",
            [](JsonReader& json, battle::Stack& stack) {
                smm::editState(stack, [&](smm::StackState& state) {
                    state.screens = readScreens(json, &state.screensUnknown);
                });
            },
            [](JsonWriter& json, const battle::Stack& stack) {
                writeScreens(json, smm::stateOf(stack).screens, smm::stateOf(stack).screensUnknown);
            },
            [](const battle::Stack& stack) {
                return std::holds_alternative<std::monostate>(smm::stateOf(stack).screens);
            },
            false,
            [](battle::Stack& stack) { smm::setScreens(stack, {}); },
            RuleSystem::Smm};
}

} // namespace

const SystemMembers& roundMembers() {
    using Formed = ListOf<IdWord<battle::UnitId>, limits::units>;
    static const SystemMembers members{
        {{"facing", ofState<battle::Stack, Choice<battle::Posture>, &smm::StackState::posture>("posture")},
         {"leader", screensMember()},
         {"screens", ofState<battle::Stack, Modifiers, &smm::StackState::modifiers>("modifiers")},
         {"units", ofState<battle::Stack, Formed, &smm::StackState::formed>("formed")},
         {"formed",
          ofState<battle::Stack, ListOf<Pending, limits::units>, &smm::StackState::pending>("pending")}},
        {conflictsMember()},
        checkRoundMembers,
        checkConflicts,
        {{"posture", QT_TRANSLATE_N_NOOP("sf::document", "Lost: the posture of %n stack(s).")},
         {"leader", QT_TRANSLATE_N_NOOP("sf::document", "Lost: the chosen leader of %n stack(s).")},
         {"screens", QT_TRANSLATE_N_NOOP("sf::document", "Lost: what %n stack(s) screen.")},
         {"modifiers", QT_TRANSLATE_N_NOOP("sf::document", "Lost: %n modifier(s)."),
          [](const battle::Stack& stack) { return static_cast<int>(smm::stateOf(stack).modifiers.size()); }}},
        {ofState<battle::SystemState, StandingOrders, &smm::GivenOrders::orders>("orders")},
        {runningMember()}};
    return members;
}

} // namespace sf::document
