// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// Puts parts one after another. What stands between them is a language's own; an empty list gives no text.
namespace sf::text {

/// "3 units, 2 hits".
QString listed(const QStringList& parts);
/// "3 units, 2 hits; 1 unit".
QString clauses(const QStringList& parts);
/// "The stack has moved. 2 hits"; the last has no full stop.
QString sentencesOf(const QStringList& parts);
/// The same for sentences some of which have full stops: "Nothing would change. 2 hits".
QString inSentences(const QStringList& texts);

} // namespace sf::text
