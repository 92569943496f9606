// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/conflict_reader.h"

#include "core/document/io/key_guard.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/limits.h"

#include <QCoreApplication>

#include <climits>
#include <unordered_set>

namespace sf::document {

using battle::Conflict;
using battle::StackId;

const Description<Conflict>& conflictDescription() {
    static const Description<Conflict> description(
        {always<ListOf<IdWord<StackId>, limits::stacks>, &Conflict::stacks>("stacks"),
         always<ById<StackId, LargeWhole<INT_MIN, INT_MAX>, limits::stacks>, &Conflict::initiative>(
             "initiative"),
         member<Whole<1, 2 * limits::stacks>, &Conflict::number>("number")},
        kept<&Conflict::unknown>());
    return description;
}

std::vector<Conflict> readConflicts(JsonReader& json, MentionedStacks& mentioned) {
    std::vector<Conflict> conflicts;
    std::unordered_set<std::string> inConflict;
    std::unordered_set<int> numbers;
    json.list(
        [&](std::size_t) {
            const QString place = json.place();
            const Conflict& conflict = conflicts.emplace_back(conflictDescription().read(json));
            for (std::size_t i = 0; i < conflict.stacks.size(); ++i) {
                const StackId& stack = conflict.stacks[i];
                mentioned.emplace_back(place + QStringLiteral(".stacks[%1]").arg(i), stack.text);
                if (!inConflict.insert(stack.text).second)
                    json.failAt(
                        mentioned.back().first,
                        QCoreApplication::translate("sf::document", "a stack that is in no Conflict yet"),
                        inQuotes(stack.text));
            }
            for (const auto& [stack, initiative] : conflict.initiative) {
                std::string key = place.toStdString() + ".initiative";
                appendKey(key, stack.text);
                mentioned.emplace_back(QString::fromStdString(key), stack.text);
            }
            if (conflict.number > 0 && !numbers.insert(conflict.number).second)
                json.failAt(
                    place + QStringLiteral(".number"),
                    QCoreApplication::translate("sf::document", "a number that no other Conflict has"),
                    QString::number(conflict.number));
        },
        limits::stacks);
    return conflicts;
}

} // namespace sf::document
