// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"

#include <QSet>
#include <QStringList>

#include <variant>
#include <vector>

/// Tables that people copy from spreadsheets, wikis and mails.
namespace sf::document {

/// A row of a table: its cells as they were typed, without blanks around them.
struct TextRow {
    QStringList cells;
    int line = 1; ///< of the text, from 1, in which the row begins; of a spreadsheet, its row
    QSet<qsizetype> converted = {}; ///< columns of which a spreadsheet made dates, times or percentages
    bool operator==(const TextRow&) const = default;
};

/// Rows that belong together.
struct TextSheet {
    QString name; ///< empty for text
    std::vector<TextRow> rows;
    bool isHidden = false; ///< in its spreadsheet
    int hiddenRows = 0;    ///< with something in them; they and hidden columns are left out
    int hiddenColumns = 0;
};

/// Reads a table: separated by tabs, semicolons or commas (with cells in quotes where they need them), or
/// written in Markdown or for a wiki. Empty rows are left out; rows may be of different length. An apostrophe
/// that keeps a cell from being a formula is dropped, as spreadsheets do. A first line like "sep=;" names the
/// separator. The error names line and column. At most limits::listBytes in UTF-8, limits::listRows rows and
/// limits::listColumns columns.
std::variant<std::vector<TextRow>, LoadError> readTable(const QString& text);

/// A table to be written: rows of cells, the first with the headings.
using WrittenTable = std::vector<QStringList>;

/// Why the table is too large to be written; empty if it isn't: its cells have more than limits::outputBytes.
QString whyTooLarge(const WrittenTable& table);
/// The table by RFC 4180, in UTF-8. What isn't a number is in quotes, and nothing is a formula (see
/// text::csvCell).
QByteArray asCsv(const WrittenTable& table);
/// The table for forums and wikis. What Markdown would interpret is escaped.
QString asMarkdown(const WrittenTable& table);
/// Markdown if the file's name ends in .md, else CSV.
QByteArray tableFile(const WrittenTable& table, const QString& path);
/// The table as a spreadsheet takes it from the clipboard: cells between tabs, quoted where they need it.
/// Nothing is a formula.
QString tabbed(const WrittenTable& table);

} // namespace sf::document
