// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"

#include <QStringList>

#include <variant>
#include <vector>

/// Tables that people copy from spreadsheets, wikis and mails.
namespace sf::document {

/// A row of a table: its cells as they were typed, without blanks around them.
struct TextRow {
    QStringList cells;
    int line = 1; ///< of the text, from 1, in which the row begins
    bool operator==(const TextRow&) const = default;
};

/// Reads a table: separated by tabs, semicolons or commas (with cells in quotes where they need them), or
/// written in Markdown or for a wiki. Empty rows are left out; rows may be of different length. The error
/// names line and column. At most limits::listBytes in UTF-8, limits::listRows rows and limits::listColumns
/// columns.
std::variant<std::vector<TextRow>, LoadError> readTable(const QString& text);

} // namespace sf::document
