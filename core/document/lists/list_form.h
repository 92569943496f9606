// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/text_table.h"
#include "core/rules/battle/unit.h"

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
/// Whether the row adds up those above it: its first text says so.
bool isTotal(const TextRow& row);

} // namespace sf::document
