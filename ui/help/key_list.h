// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

class QWidget;

namespace sf::ui {

/// Keys and what each of them does.
using KeyList = QList<QPair<QString, QString>>;

/// Returns the keys as a rich-text table with `padding` pixels around each cell.
QString keyTable(const KeyList& keys, int padding = 3);
/// Keys with a heading.
struct KeyGroup {
    QString title;
    KeyList keys;
};
using KeyGroups = QList<KeyGroup>;

/// Shows the keys over the board, in columns, until a key or mouse button is pressed; they are also in the
/// board's accessible description.
void showKeyList(QWidget& board, const KeyGroups& groups);

} // namespace sf::ui
