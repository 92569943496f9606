// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/conflicts_member.h"

#include "core/document/io/key_guard.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/battle_state.h"

#include <QCoreApplication>

#include <algorithm>
#include <climits>
#include <unordered_set>

namespace sf::document {
namespace {

using battle::Battle;
using battle::StackId;
using smm::Conflict;
using Problem = std::optional<LoadError>;

const Description<Conflict>& conflictDescription() {
    static const Description<Conflict> description(
        {always<ListOf<IdWord<StackId>, limits::stacks>, &Conflict::stacks>("stacks"),
         always<ById<StackId, LargeWhole<INT_MIN, INT_MAX>, limits::stacks>, &Conflict::initiative>(
             "initiative"),
         member<Whole<1, 2 * limits::stacks>, &Conflict::number>("number")},
        kept<&Conflict::unknown>());
    return description;
}

void readConflicts(JsonReader& json, Battle& battle) {
    std::vector<Conflict> conflicts;
    std::unordered_set<std::string> inConflict;
    std::unordered_set<int> numbers;
    json.list(
        [&](std::size_t) {
            const QString place = json.place();
            const Conflict& conflict = conflicts.emplace_back(conflictDescription().read(json));
            for (std::size_t i = 0; i < conflict.stacks.size(); ++i) {
                const StackId& stack = conflict.stacks[i];
                if (!inConflict.insert(stack.text).second)
                    json.failAt(
                        place + QStringLiteral(".stacks[%1]").arg(i),
                        QCoreApplication::translate("sf::document", "a stack that is in no Conflict yet"),
                        inQuotes(stack.text));
            }
            if (conflict.number > 0 && !numbers.insert(conflict.number).second)
                json.failAt(
                    place + QStringLiteral(".number"),
                    QCoreApplication::translate("sf::document", "a number that no other Conflict has"),
                    QString::number(conflict.number));
        },
        limits::stacks);
    smm::numberConflicts(conflicts); // those of older documents
    smm::setConflicts(battle, std::move(conflicts));
}

void writeConflicts(JsonWriter& json, const Battle& battle) {
    ListOf<Described<&conflictDescription>, limits::stacks>::write(json, smm::conflictsOf(battle));
}

LoadError wrongConflict(const QString& place, const char* expected, const QString& found) {
    return {place, QCoreApplication::translate("sf::document::BattleSink", expected), found};
}

Problem checkStacks(const Battle& battle, const Conflict& conflict, const QString& place) {
    std::vector<std::pair<QString, StackId>> named;
    for (std::size_t i = 0; i < conflict.stacks.size(); ++i)
        named.emplace_back(place + QStringLiteral(".stacks[%1]").arg(i), conflict.stacks[i]);
    for (const auto& [stack, initiative] : conflict.initiative) {
        std::string key = place.toStdString() + ".initiative";
        appendKey(key, stack.text);
        named.emplace_back(QString::fromStdString(key), stack);
    }
    for (const auto& [where, id] : named)
        if (!battle.stacks.find(id))
            return wrongConflict(where, QT_TRANSLATE_NOOP("sf::document::BattleSink", "the id of a stack"),
                                 inQuotes(id.text));
    return std::nullopt;
}

bool hasOpponents(const Battle& battle, const Conflict& conflict) {
    const auto sideOf = [&](const StackId& id) { return battle.stacks.find(id)->side; };
    return std::ranges::any_of(conflict.stacks, [&](const StackId& id) {
        return battle.areOpposed(sideOf(id), sideOf(conflict.stacks.front()));
    });
}

} // namespace

Member<Battle> conflictsMember() {
    return {"conflicts",    readConflicts,
            writeConflicts, [](const Battle& battle) { return smm::conflictsOf(battle).empty(); },
            false,          [](Battle& battle) { smm::setConflicts(battle, {}); },
            RuleSystem::Smm};
}

Problem checkConflicts(const Battle& battle) {
    const std::vector<Conflict>& conflicts = smm::conflictsOf(battle);
    const auto place = [](std::size_t index) { return QStringLiteral("conflicts[%1]").arg(index); };
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        if (Problem problem = checkStacks(battle, conflicts[i], place(i)))
            return problem;
    if (smm::runningRound(battle)) // stacks that fled or disengaged are still listed, as when the round began
        return std::nullopt;
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        if (!hasOpponents(battle, conflicts[i]))
            return wrongConflict(
                place(i) + QStringLiteral(".stacks"),
                QT_TRANSLATE_NOOP("sf::document::BattleSink", "stacks of at least two sides"),
                conflicts[i].stacks.empty()
                    ? QCoreApplication::translate("sf::document::BattleSink", "none")
                    : QCoreApplication::translate("sf::document::BattleSink", "one side"));
    return std::nullopt;
}

} // namespace sf::document
