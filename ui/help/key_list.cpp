// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/key_list.h"

#include "core/text/lists.h"

#include <QFontInfo>
#include <QScreen>
#include <QStringList>
#include <QTextDocument>
#include <QWhatsThis>
#include <QWidget>

#include <algorithm>

namespace sf::ui {

QString keyTable(const KeyList& keys, int padding) {
    QString rows;
    for (const auto& [key, what] : keys)
        rows += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(key.toHtmlEscaped(), what.toHtmlEscaped());
    return QStringLiteral("<table cellpadding=\"%1\">%2</table>").arg(QString::number(padding), rows);
}

namespace {

QString titledTable(const KeyGroup& group) {
    return QStringLiteral("<b>%1</b>%2").arg(group.title.toHtmlEscaped(), keyTable(group.keys, 1));
}

/// Side by side, each column about as high as the longest group.
QString columnsOf(const KeyGroups& groups) {
    qsizetype highest = 0;
    for (const KeyGroup& group : groups)
        highest = std::max(highest, group.keys.size() + 1);
    QString columns;
    qsizetype height = highest;
    for (const KeyGroup& group : groups) {
        height += group.keys.size() + 1;
        if (height > highest) {
            columns += columns.isEmpty() ? QStringLiteral("<td>") : QStringLiteral("</td><td>");
            height = group.keys.size() + 1;
        }
        columns += titledTable(group);
    }
    return QStringLiteral("<table cellpadding=\"8\"><tr>%1</td></tr></table>").arg(columns);
}

/// One line per key, so that large fonts don't make the list higher than the screen.
QString sized(const QString& html, double points) {
    return QStringLiteral("<div style=\"font-size:%1pt; white-space:pre\">%2</div>")
        .arg(QString::number(points, 'f', 1), html);
}

/// Returns the point size at which the text fits the screen, no larger than the board's.
double fittingPoints(const QWidget& board, const QString& html) {
    constexpr int margin = 120; // small fonts are wider than in proportion
    const double points = QFontInfo(board.font()).pointSizeF();
    QTextDocument document;
    document.setDefaultFont(board.font());
    document.setHtml(sized(html, points));
    const QSizeF needed = document.size() + QSizeF(margin, margin);
    const QSize screen = board.screen()->size();
    return points * std::min({1.0, screen.width() / needed.width(), screen.height() / needed.height()});
}

} // namespace

void showKeyList(QWidget& board, const KeyGroups& groups) {
    QStringList said;
    for (const KeyGroup& group : groups)
        for (const auto& [key, what] : group.keys)
            said << QStringLiteral("%1: %2").arg(key, what);
    board.setAccessibleDescription(text::sentencesOf(said));
    const QString columns = columnsOf(groups);
    QWhatsThis::showText(board.mapToGlobal(QPoint(board.width() / 2, 16)),
                         sized(columns, fittingPoints(board, columns)), &board);
}

} // namespace sf::ui
