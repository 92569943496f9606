// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/lists/list_file.h"

namespace sf::document {

/// Whether these are the bytes of a ZIP archive, as a spreadsheet's file is.
bool isArchive(const QByteArray& bytes);

/// Reads the sheets of an OpenDocument spreadsheet (.ods) that have rows. Numbers are read as stored,
/// whatever their format; other cells as shown. Comments, pictures and what a merged cell covers are left
/// out. The error names the sheet and the cell, or the line and column of content.xml. At most
/// limits::listUnpackedBytes of content.xml and limits::listSheets sheets; all sheets together have at most
/// limits::listRows rows and limits::listBytes characters, each limits::listColumns columns. No entity is
/// resolved and nothing is decrypted.
ReadList readSpreadsheet(const QByteArray& bytes);

/// Reads content.xml, the part of the spreadsheet that has its cells.
ReadList readContent(QByteArray content);

/// The name of a cell as spreadsheets show it, "B7"; row and column from 0.
QString cellName(qint64 row, qint64 column);

} // namespace sf::document
