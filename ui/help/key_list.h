// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPair>
#include <QString>

class QWidget;

namespace sf::ui {

/// Keys and what each of them does.
using KeyList = QList<QPair<QString, QString>>;

/// As a table of rich text, with so many pixels round each cell.
QString keyTable(const KeyList& keys, int padding = 3);
/// Lists the keys over the board until a key or a mouse button is pressed; the board's accessible description
/// names them too.
void showKeyList(QWidget& board, const KeyList& keys);

} // namespace sf::ui
