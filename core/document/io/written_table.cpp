// SPDX-License-Identifier: GPL-3.0-or-later
// Writes tables.
// Declared in text_table.h.
#include "core/document/io/cell_markup.h"
#include "core/document/io/text_table.h"
#include "core/rules/limits.h"
#include "core/text/csv_cell.h"
#include "core/text/display_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace sf::document {
namespace {

bool isPlainNumber(const QString& cell) {
    bool isNumber = false;
    cell.toDouble(&isNumber);
    return isNumber && (cell.front().isDigit() || cell.front() == u'-');
}

QString markdownCell(const QString& cell) {
    QString escaped;
    for (const QChar c : text::withoutIsolates(text::displayName(cell))) {
        if (isMarkdownSign(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

} // namespace

QString whyTooLarge(const WrittenTable& table) {
    std::int64_t size = 0;
    for (const QStringList& row : table)
        for (const QString& cell : row)
            size += cell.size() + 3; // with quotes and a comma
    return size <= limits::outputBytes
               ? QString()
               : QCoreApplication::translate("sf::document", "The table would be larger than %1 MiB.")
                     .arg(limits::outputBytes / (1024 * 1024));
}

QByteArray asCsv(const WrittenTable& table) {
    QString text;
    for (const QStringList& row : table) {
        QStringList cells;
        for (const QString& cell : row)
            cells << (isPlainNumber(cell) ? cell : text::csvCell(cell));
        text += cells.join(u',') + QStringLiteral("\r\n");
    }
    return text.toUtf8();
}

QString asMarkdown(const WrittenTable& table) {
    QString text;
    for (const QStringList& row : table) {
        QStringList cells;
        for (const QString& cell : row)
            cells << markdownCell(cell);
        text += QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
        if (&row == &table.front())
            text += u'|' + QStringLiteral("---|").repeated(row.size()) + u'\n';
    }
    return text;
}

QByteArray tableFile(const WrittenTable& table, const QString& path) {
    const bool isMarkdown = path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
    return isMarkdown ? asMarkdown(table).toUtf8() : asCsv(table);
}

QString tabbed(const WrittenTable& table) {
    static const QRegularExpression special(QStringLiteral("[\t\n\r\"]"));
    QString text;
    for (QStringList row : table) {
        for (QString& cell : row) {
            cell = text::withoutFormula(cell);
            if (cell.contains(special))
                cell = u'"' + cell.replace(u'"', QLatin1String("\"\"")) + u'"';
        }
        text += row.join(u'\t') + u'\n';
    }
    return text;
}

} // namespace sf::document
