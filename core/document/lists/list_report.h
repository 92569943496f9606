// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/unit_list.h"

/// What of a list becomes units, in words.
namespace sf::document {

/// "Unit: Name", "HP: Full hits": the columns that are used.
QStringList usedColumns(const TextSheet& sheet, const ListForm& form);
/// The headings of the other columns, the first cells of rows that are left out, and what its spreadsheet
/// hides.
QStringList unusedParts(const TextSheet& sheet, const ListForm& form, const ListedUnits& listed);
/// Takes the sheets that are hidden, or whose rows all are, out of the list; "the hidden sheet “Old”" ...
QStringList takeHidden(std::vector<TextSheet>& sheets);

} // namespace sf::document
