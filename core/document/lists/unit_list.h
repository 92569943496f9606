// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/list_form.h"
#include "core/rules/battle/action.h"

/// The units in lists from other programs.
namespace sf::document {

struct CellProblem {
    std::size_t row = 0; ///< of the table
    std::size_t column = 0;
    QString text;               ///< what was expected and what was found
    Doubt doubt = Doubt::None;  ///< what would make a number of it
    bool isWithoutHits = false; ///< nothing gives the row hits
};
struct ListedUnits {
    std::vector<battle::Unit>
        units; ///< of the rows without a problem; without ids, and whole unless hits left are given
    std::vector<battle::UnitKind> kinds; ///< that the units have and the battle hasn't
    std::vector<CellProblem> problems;
    std::vector<std::size_t> leftOut; ///< rows that add up others or repeat the heading
    bool lacksHits = false;           ///< no row has any, which is no problem of each
    QString otherKind; ///< the first that the list names, and neither the battle has nor the units
};
/// Reads the units. A kind of the battle, named in a column or as the unit's name, gives what its row leaves
/// out; what it gives isn't repeated. A kind that the battle doesn't have is made, or else left out if its
/// row has hits. "12 x Stabber" or a column of numbers gives several, which are numbered.
ListedUnits unitsOf(const std::vector<TextRow>& rows, const ListForm& form, const battle::Battle& battle);

/// Adds the new kinds, before the units that have them.
std::vector<battle::Action> kindsToAdd(const ListedUnits& listed);

/// The units as a list with headings, in the form that unitsOf() reads: the columns that any of them needs.
WrittenTable listOf(const std::vector<battle::Unit>& units);
/// The same. If there are cells to put before, each row begins with its own, the headings with the first.
WrittenTable listOf(const std::vector<const battle::Unit*>& units, const QStringList& before = {});

} // namespace sf::document
