// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/editor/battle_commands.h"
#include "ui/battle/units/unit_list_dialog.h"

/// Lists of units from files, and tables into files. Like the other commands, each returns the message for
/// the status bar.
namespace sf::ui {

/// The selected stack, or a new one in the cursor hex.
UnitsTarget targetOfUnits(const CommandContext& context);
/// Shows the dialog, and selects the stack that got the units.
void addListed(const CommandContext& context, UnitListDialog& dialog);
/// Asks for a file and what its columns give, and adds the units to the selected stack or as a new one.
QString importUnits(const CommandContext& context);
/// The same for this file.
QString importUnitsFrom(const CommandContext& context, const QString& path);
/// Asks for a table and a file, and writes the table.
QString exportTable(const CommandContext& context);

} // namespace sf::ui
