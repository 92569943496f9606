// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_reader.h"
#include "core/rules/battle/battle.h"

#include <QCoreApplication>

#include <unordered_set>

namespace sf::document {

/// Place and id of each stack that a document names, to be checked once its stacks are known.
using MentionedStacks = std::vector<std::pair<QString, std::string>>;

/// Reads the Conflicts of a document. A stack is in one of them at most.
class ConflictReader {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ConflictReader)

public:
    explicit ConflictReader(MentionedStacks& mentioned) : m_mentioned(mentioned) {}
    battle::Conflict read(JsonReader& json);

private:
    battle::StackId readStack(JsonReader& json);
    void readInitiative(JsonReader& json, battle::Conflict& conflict);
    int readNumber(JsonReader& json);

    MentionedStacks& m_mentioned;
    std::unordered_set<std::string> m_inConflict;
    std::unordered_set<int> m_numbers;
};

} // namespace sf::document
