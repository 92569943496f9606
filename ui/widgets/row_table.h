// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFont;
class QTableView;

namespace sf::ui {

/// Makes a table of one-line rows that are selected whole. It has no grid, and Tab leaves it.
void makeRowTable(QTableView& table);
/// Makes the table's font a little smaller than the panel's. Returns the row height.
int fitRowTable(QTableView& table, const QFont& font);

} // namespace sf::ui
