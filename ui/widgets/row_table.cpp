// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_table.h"

#include "ui/paint/base/primitives.h"

#include <QHeaderView>
#include <QTableView>

namespace sf::ui {

void makeRowTable(QTableView& table) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setHighlightSections(false);
}

int fitRowTable(QTableView& table, const QFont& font) {
    table.setFont(paint::scaledFont(font, 0.9));
    const int row = std::max(22, QFontMetrics(table.font()).height() + 6);
    table.verticalHeader()->setDefaultSectionSize(row);
    return row;
}

} // namespace sf::ui
