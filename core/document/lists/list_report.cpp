// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_report.h"

#include "core/text/display_text.h"
#include "core/text/elided.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

struct ListReportText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::ListReportText)
};

QString shownCell(const QString& cell) {
    constexpr qsizetype longest = 24;
    return text::displayName(text::elided(cell, longest));
}

QString columnHeading(const TextSheet& sheet, const ListForm& form, std::size_t column) {
    return form.hasHeading ? shownCell(sheet.rows[form.heading].cells.value(static_cast<qsizetype>(column)))
                           : QString();
}

/// The first of them, and how many others there are.
QStringList firstParts(QStringList parts) {
    constexpr qsizetype most = 6;
    const auto more = static_cast<int>(parts.size() - most);
    return more > 1 ? parts.first(most) << ListReportText::tr("%n more", nullptr, more) : parts;
}

} // namespace

QStringList usedColumns(const TextSheet& sheet, const ListForm& form) {
    QStringList used;
    for (std::size_t column = 0; column < form.columns.size(); ++column)
        if (form.columns[column] != ListField())
            used << text::labelled(columnHeading(sheet, form, column), fieldName(form.columns[column]));
    return used;
}

QStringList unusedParts(const TextSheet& sheet, const ListForm& form, const ListedUnits& listed) {
    QStringList unused;
    for (std::size_t column = 0; column < form.columns.size(); ++column)
        if (const QString heading = columnHeading(sheet, form, column);
            form.columns[column] == ListField() && !heading.isEmpty())
            unused << heading;
    for (const std::size_t row : listed.leftOut) {
        const QStringList& cells = sheet.rows[row].cells;
        const auto first = std::ranges::find_if(cells, [](const QString& cell) { return !cell.isEmpty(); });
        if (const QString cell = shownCell(*first); !unused.contains(cell))
            unused << cell;
    }
    unused = firstParts(unused);
    if (sheet.hiddenRows > 0)
        unused << ListReportText::tr("%n hidden row(s)", nullptr, sheet.hiddenRows);
    if (sheet.hiddenColumns > 0)
        unused << ListReportText::tr("%n hidden column(s)", nullptr, sheet.hiddenColumns);
    return unused;
}

QStringList takeHidden(std::vector<TextSheet>& sheets) {
    QStringList hidden;
    std::erase_if(sheets, [&](const TextSheet& sheet) {
        if (sheet.isHidden)
            hidden << ListReportText::tr("the hidden sheet “%1”").arg(shownCell(sheet.name));
        else if (sheet.rows.empty())
            hidden << ListReportText::tr("the hidden rows of the sheet “%1”").arg(shownCell(sheet.name));
        return sheet.isHidden || sheet.rows.empty();
    });
    return firstParts(hidden);
}

} // namespace sf::document
