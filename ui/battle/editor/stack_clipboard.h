// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/editor/battle_commands.h"

namespace sf::ui {

/// Copies the selected stacks, for other battles and as a list of their units.
/// Returns what was done, for the status bar.
QString copyStacks(const CommandContext& context);
/// The same, and removes them.
QString cutStacks(const CommandContext& context);
/// Puts copied stacks on the map, the first in the cursor hex, after asking about kinds that have other stats
/// here. A list of units goes into the selected stack.
QString pasteStacks(const CommandContext& context);

} // namespace sf::ui
