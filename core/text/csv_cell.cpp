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
    QString cell = withoutFormula(withoutIsolates(displayName(text)));
    return u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString withoutFormula(QString text) {
    bool isNumber = false;
    text.toDouble(&isNumber);
    if (!isNumber && isFormula(text))
        text.prepend(u'\'');
    return text;
}

QString withFormula(const QString& text) {
    return text.startsWith(u'\'') && isFormula(text) ? text.mid(1) : text;
}

} // namespace sf::text
