// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/table_splitter.h"

#include "ui/encounter/tables/piece_table.h"

#include <algorithm>
#include <numeric>

namespace sf::ui {
namespace {

constexpr int fewestRows = 3;
constexpr int mostRows = 8;

} // namespace

TableSplitter::TableSplitter(QWidget* parent) : QSplitter(Qt::Vertical, parent) {
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isSetByHand = true; });
}

void TableSplitter::addTable(PieceTable* table, bool grows) {
    addWidget(table);
    setStretchFactor(count() - 1, grows ? 1 : 0);
    m_tables << table;
    m_grows << grows;
    m_rows << 0;
    connect(table, &PieceTable::rowsChanged, this, [this, table] {
        if (std::min(table->rows(), mostRows) > m_rows[m_tables.indexOf(table)])
            share();
    });
}

void TableSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    share();
}

/// If the rows need more than there is, each table loses height in proportion to its rows.
void TableSplitter::share() {
    if (m_isSetByHand)
        return;
    int left = height() - handleWidth() * (count() - 1);
    for (qsizetype i = 0; i < m_tables.size(); ++i) {
        m_rows[i] = std::clamp(m_tables[i]->rows(), fewestRows, mostRows);
        left -= m_tables[i]->heightFor(m_rows[i]);
    }
    const int allRows = std::accumulate(m_rows.begin(), m_rows.end(), 0);
    const auto growing = static_cast<int>(m_grows.count(true));
    QList<int> heights;
    for (qsizetype i = 0; i < m_tables.size(); ++i) {
        const int part = left < 0 ? left * m_rows[i] / allRows : m_grows[i] ? left / growing : 0;
        heights << m_tables[i]->heightFor(m_rows[i]) + part;
    }
    if (heights != sizes())
        setSizes(heights);
}

} // namespace sf::ui

#include "moc_table_splitter.cpp"
