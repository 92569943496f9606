// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QFont;
class QTableView;
class QTableWidget;

namespace sf::ui {

/// Makes a table of one-line rows that are selected whole. It has no grid, and Tab leaves it.
void makeRowTable(QTableView& table);
/// Makes the table's font a little smaller than the panel's. Returns the row height.
int fitRowTable(QTableView& table, const QFont& font);
/// Shows these rows, in the table's columns. The current row stays, and only changed cells are told.
void showRows(QTableWidget& table, const QList<QStringList>& rows,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

} // namespace sf::ui
