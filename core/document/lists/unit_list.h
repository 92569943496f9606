// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/text_table.h"
#include "core/rules/battle/battle.h"

/// Lists of units from other programs: what their columns mean, and the units in them.
namespace sf::document {

/// What a column of a list gives.
struct ListField {
    enum class Sort : std::uint8_t { Nothing, Count, Name, Kind, HitsLeft, Specials, Number, Flag };
    Sort sort = Sort::Nothing;
    int index = 0; ///< of a Number or a Flag
    bool operator==(const ListField&) const = default;

    static ListField of(battle::Number number) { return {Sort::Number, static_cast<int>(number)}; }
    static ListField of(battle::Flag flag) { return {Sort::Flag, static_cast<int>(flag)}; }
};
/// Everything that a column can give, in the order in which a list offers it; first Nothing.
const std::vector<ListField>& listFields();
/// "Full hits", "AP", "not used" ...
QString fieldName(const ListField& field);

/// How a list is read.
struct ListForm {
    std::vector<ListField> columns;
    bool hasHeading = false;                    ///< a row names the columns
    std::size_t heading = 0;                    ///< that row; those above it are left out
    std::optional<std::size_t> rowNumbers = {}; ///< the column that only numbers the rows and isn't used
    bool operator==(const ListForm&) const = default;

    /// The first row with units.
    std::size_t firstRow() const { return hasHeading ? heading + 1 : 0; }
};
/// By the headings, in any order, case and with the rules' abbreviations, of the first row or of one below a
/// title; without headings by what stands where. A column that only numbers the rows isn't used.
ListForm proposedForm(const std::vector<TextRow>& rows);

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
