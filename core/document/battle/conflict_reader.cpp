// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/conflict_reader.h"

#include "core/rules/limits.h"

#include <climits>

namespace sf::document {

battle::StackId ConflictReader::readStack(JsonReader& json) {
    const QString place = json.place();
    if (m_inConflict.contains(std::string(json.peek())))
        json.fail(tr("a stack that is in no Conflict yet"), json.describe());
    battle::StackId id{std::string(json.word())};
    m_inConflict.insert(id.text);
    m_mentioned.emplace_back(place, id.text);
    return id;
}

void ConflictReader::readInitiative(JsonReader& json, battle::Conflict& conflict) {
    json.limitEntries(limits::stacks);
    json.object([&](std::string_view id) {
        m_mentioned.emplace_back(json.place(), std::string(id));
        conflict.initiative.emplace_back(battle::StackId(std::string(id)), json.integer(INT_MIN, INT_MAX));
    });
}

int ConflictReader::readNumber(JsonReader& json) {
    const QString found = json.describe();
    const int number = json.integer(1, 2 * limits::stacks);
    if (!json.failed() && !m_numbers.insert(number).second)
        json.fail(tr("a number that no other Conflict has"), found);
    return number;
}

battle::Conflict ConflictReader::read(JsonReader& json) {
    battle::Conflict conflict;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "stacks")
            json.list([&](std::size_t) { conflict.stacks.push_back(readStack(json)); }, limits::stacks);
        else if (key == "initiative")
            readInitiative(json, conflict);
        else if (key == "number")
            conflict.number = readNumber(json);
        else
            unknown.add(key, json);
    });
    conflict.unknown = unknown.result();
    return conflict;
}

} // namespace sf::document
