// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::document {

/// The signs that Markdown takes for text after a backslash, and for markup elsewhere.
bool isMarkdownSign(QChar c);

/// The text that a reader of the page sees in a cell of a Markdown table.
QString markdownText(const QString& cell);

/// The text that a reader of the page sees in a cell of a wiki's table. Its templates go, unless there is
/// nothing else: then the last parameter that has no name stays, as Knight of "{{unit|Knight}}".
QString wikiText(const QString& cell);

} // namespace sf::document
