// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/text_table.h"

/// Lists in files of other programs.
namespace sf::document {

using ReadList = std::variant<std::vector<TextSheet>, LoadError>;

/// The endings of files with lists, in lower case: "csv", "tsv" ...
const QStringList& listSuffixes();
/// Whether the name is that of a list, by its ending.
bool isListFile(const QString& path);

/// Reads a list, by what the bytes are: a spreadsheet or text (see readSpreadsheet and readTable). Text is
/// UTF-8, or UTF-16 if it begins with a byte order mark; it is one sheet without a name. Sheets without rows
/// are left out.
ReadList readList(const QByteArray& bytes);
/// Reads the file, of at most limits::listBytes.
ReadList readListFile(const QString& path);

/// How many of the bytes, from the first, are UTF-8.
qsizetype utf8Size(const QByteArray& bytes);

/// "line 3, column 2" of a text, "Units, B3" in a spreadsheet; the column from 0.
QString placeIn(const TextSheet& sheet, const TextRow& row, std::size_t column);

} // namespace sf::document
