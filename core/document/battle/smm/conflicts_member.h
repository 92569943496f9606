// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/description.h"
#include "core/rules/battle/battle.h"

namespace sf::document {

/// The Conflicts of a document. A stack is in one of them at most, and each has a number of its own.
Member<battle::Battle> conflictsMember();
/// Returns what is wrong with the Conflicts that were read into the battle, which has all its other parts.
std::optional<LoadError> checkConflicts(const battle::Battle& battle);

} // namespace sf::document
