// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/text_table.h"
#include "core/document/lists/list_cell.h"
#include "core/rules/battle/battle.h"

/// What the columns and rows of a list of units mean.
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
/// "hits", "attackPower", "-": as in documents and on the command line.
QString fieldKey(const ListField& field);

/// How a list is read.
struct ListForm {
    std::vector<ListField> columns;
    bool hasHeading = false; ///< a row names the columns
    std::size_t heading = 0; ///< that row; those above it are left out
    bool isOurs = false;     ///< Squarefront wrote it: each row is a unit, and names are as they are
    FigureStyle figures = {};
    std::optional<int> hits = {}; ///< full hits of units to which nothing else gives any
    bool makesKinds = false;      ///< of names and kinds that the battle doesn't have
    bool operator==(const ListForm&) const = default;

    /// The first row with units.
    std::size_t firstRow() const { return hasHeading ? heading + 1 : 0; }
};
/// A heading proposes what each column gives, in any order, case and with the rules' abbreviations; the cells
/// below decide. Without a heading, by what stands where. There is a column for each cell of the longest row.
ListForm formOf(const std::vector<TextRow>& rows, std::optional<std::size_t> heading,
                const battle::Battle& battle);
/// The same with the heading in the first row, or in one of those below a title, if any names columns; or in
/// the first if it has words over numbers.
ListForm proposedForm(const std::vector<TextRow>& rows, const battle::Battle& battle);
/// Whether the row adds up those above it: its first text says so.
bool isTotal(const TextRow& row);
} // namespace sf::document
