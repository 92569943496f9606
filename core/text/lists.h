// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <QStringList>

/// Puts parts one after another. What stands between them is a language's own; an empty list gives no text.
namespace sf::text {

/// "3 units, 2 hits".
QString listed(const QStringList& parts);
/// "3 units, 2 hits; 1 unit".
QString clauses(const QStringList& parts);
/// "Ford Watch: 3 units"; without a label, the text alone.
QString labelled(const QString& label, const QString& text);
/// The same where lines begin with their rule: "SMM-19: Nothing would change."
QString labelled(Rule rule, const QString& text);
/// "The stack has moved." of a phrase without its full stop.
QString asSentence(const QString& phrase);
/// "The stack has moved. 2 hits"; the last has no full stop.
QString sentencesOf(const QStringList& parts);
/// The same for sentences some of which have full stops: "Nothing would change. 2 hits".
QString inSentences(const QStringList& texts);

} // namespace sf::text
