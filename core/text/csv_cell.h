// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::text {

/// A text as a cell of a CSV file, in quotes. One that a spreadsheet would take for a formula begins with an
/// apostrophe, and control characters are shown as symbols, so that it stays in its cell.
QString csvCell(const QString& text);
/// The text, with an apostrophe before it if a spreadsheet would take it for a formula.
QString withoutFormula(QString text);
/// The text without that apostrophe.
QString withFormula(const QString& text);

} // namespace sf::text
