// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/csv_cell.h"

#include "core/text/display_text.h"

#include <algorithm>

namespace sf::text {
namespace {

/// Spreadsheets skip blanks and signs that can't be seen before they look for a formula, and read full-width
/// signs like the others.
bool isFormula(const QString& cell) {
    const auto first = std::ranges::find_if(cell, [](QChar c) {
        return !c.isSpace() && c != u'\'' && c != u'"' && c.category() != QChar::Other_Format;
    });
    return first != cell.end() && QStringView(u"=+-@\uff1d\uff0b\uff0d\uff20\u2212").contains(*first);
}

} // namespace

QString csvCell(const QString& text) {
    bool isNumber = false;
    text.toDouble(&isNumber);
    QString cell = withoutIsolates(displayName(text)).replace(u'"', QStringLiteral("\"\""));
    if (!isNumber && isFormula(cell))
        cell.prepend(u'\'');
    return u'"' + cell + u'"';
}

} // namespace sf::text
