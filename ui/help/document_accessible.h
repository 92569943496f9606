// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextEdit>

class QAccessibleInterface;

namespace sf::ui {

/// Returns what assistive technology sees of a read-only document: a text with a caret and lines, in which
/// each row of a table is a line with tabs between its cells. Qt shows a QTextBrowser as a label, whose arrow
/// keys say nothing, with control characters for cells.
QAccessibleInterface* makeDocumentAccessible(QTextEdit& document);

} // namespace sf::ui
