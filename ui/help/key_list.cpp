// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/key_list.h"

#include "core/text/lists.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QScreen>
#include <QStringList>
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

/// Returns the point size at which this many lines fit the screen.
double fittingPoints(const QWidget& board, qsizetype lines) {
    constexpr int spacing = 6;
    constexpr int margin = 48;
    const auto needed = static_cast<double>(lines * (board.fontMetrics().lineSpacing() + spacing) + margin);
    return QFontInfo(board.font()).pointSizeF() * std::min(1.0, board.screen()->size().height() / needed);
}

} // namespace

void showKeyList(QWidget& board, const KeyList& keys) {
    QStringList said;
    for (const auto& [key, what] : keys)
        said << QStringLiteral("%1: %2").arg(key, what);
    board.setAccessibleDescription(text::sentencesOf(said));
    // One line per key, so that large fonts don't make the list higher than the screen.
    const QString text =
        QStringLiteral("<div style=\"font-size:%1pt; white-space:pre\">%2</div>")
            .arg(QString::number(fittingPoints(board, keys.size()), 'f', 1), keyTable(keys, 1));
    QWhatsThis::showText(board.mapToGlobal(QPoint(board.width() / 2, 16)), text, &board);
}

} // namespace sf::ui
