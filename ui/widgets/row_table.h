// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFont;
class QTableView;

namespace sf::ui {

/// A table of one line per row, chosen as whole rows. It has no grid, and Tab leaves it.
void makeRowTable(QTableView& table);
/// A little smaller than the font of the panel round it. Returns the height of a row.
int fitRowTable(QTableView& table, const QFont& font);

} // namespace sf::ui
