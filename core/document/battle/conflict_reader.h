// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::document {

const Description<battle::Conflict>& conflictDescription();

/// Place and id of each stack that a document names, to be checked once its stacks are known.
using MentionedStacks = std::vector<std::pair<QString, std::string>>;

/// Reads the Conflicts of a document. A stack is in one of them at most, and each has a number of its own.
std::vector<battle::Conflict> readConflicts(JsonReader& json, MentionedStacks& mentioned);

} // namespace sf::document
