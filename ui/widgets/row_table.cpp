// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/row_table.h"

#include "ui/paint/base/primitives.h"

#include <QHeaderView>
#include <QTableWidget>

namespace sf::ui {

void makeRowTable(QTableView& table) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTextElideMode(Qt::ElideMiddle); // numbered names differ at the end
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

void showRows(QTableWidget& table, const QList<QStringList>& rows, Qt::Alignment alignment) {
    table.setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table.rowCount(); ++row)
        for (int column = 0; column < table.columnCount(); ++column) {
            QTableWidgetItem* item = table.item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
                item->setTextAlignment(alignment);
                table.setItem(row, column, item);
            }
            item->setText(rows[row][column]);
        }
}

} // namespace sf::ui
