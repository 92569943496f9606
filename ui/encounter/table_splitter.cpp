// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/table_splitter.h"

#include "ui/encounter/piece_table.h"

#include <algorithm>
#include <numeric>

namespace sf::ui {

TableSplitter::TableSplitter(QWidget* parent) : QSplitter(Qt::Vertical, parent) {
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isSetByHand = true; });
}

void TableSplitter::addTable(PieceTable* table, bool grows) {
    addWidget(table);
    setStretchFactor(count() - 1, grows ? 1 : 0);
    m_tables << table;
    m_grows << grows;
    connect(table, &PieceTable::rowsChanged, this, &TableSplitter::share);
}

void TableSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    share();
}

/// Where the rows need more than there is, each table goes without in proportion to its rows.
void TableSplitter::share() {
    constexpr int fewest = 3;
    constexpr int most = 8;
    if (m_isSetByHand)
        return;
    QList<int> rows;
    int left = height() - handleWidth() * (count() - 1);
    for (const PieceTable* table : m_tables) {
        rows << std::clamp(table->rows(), fewest, most);
        left -= table->heightFor(rows.back());
    }
    const int allRows = std::accumulate(rows.begin(), rows.end(), 0);
    const auto growing = static_cast<int>(m_grows.count(true));
    QList<int> heights;
    for (qsizetype i = 0; i < m_tables.size(); ++i) {
        const int part = left < 0 ? left * rows[i] / allRows : m_grows[i] ? left / growing : 0;
        heights << m_tables[i]->heightFor(rows[i]) + part;
    }
    if (heights != sizes())
        setSizes(heights);
}

} // namespace sf::ui
