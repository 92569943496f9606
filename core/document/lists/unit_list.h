// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/list_form.h"
#include "core/rules/battle/battle.h"

/// The units in lists from other programs.
namespace sf::document {

struct CellProblem {
    std::size_t row = 0; ///< of the table
    std::size_t column = 0;
    QString text; ///< what was expected and what was found
};
struct ListedUnits {
    std::vector<battle::Unit>
        units; ///< of the rows without a problem; without ids, and whole unless hits left are given
    std::vector<CellProblem> problems;
    std::optional<std::size_t> total; ///< the last row, if it only adds up the others; it is left out
};
/// Reads the units. A kind of the battle, named in a column or as the unit's name, gives what its row leaves
/// out; what it gives isn't repeated. "12 x Stabber" or a column of numbers gives several, which are
/// numbered.
ListedUnits unitsOf(const std::vector<TextRow>& rows, const ListForm& form, const battle::Battle& battle);

/// The units as a list with headings, in the form that unitsOf() reads: the columns that any of them needs.
WrittenTable listOf(const std::vector<battle::Unit>& units);
/// The same. If there are cells to put before, each row begins with its own, the headings with the first.
WrittenTable listOf(const std::vector<const battle::Unit*>& units, const QStringList& before = {});

} // namespace sf::document
