// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/column_sharer.h"

#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace sf::ui {
namespace {

/// The width up to which columns keep what they need, so that all fit into `room`.
int commonLimit(std::vector<int> needed, int room) {
    std::ranges::sort(needed);
    for (std::size_t column = 0; column < needed.size(); ++column) {
        const int share = room / static_cast<int>(needed.size() - column);
        if (needed[column] > share)
            return share;
        room -= needed[column];
    }
    return needed.empty() ? 0 : needed.back();
}

} // namespace

ColumnSharer::ColumnSharer(QTableView& table) : QObject(&table), m_table(table) {
    table.horizontalHeader()->setStretchLastSection(true);
    table.viewport()->installEventFilter(this);
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &ColumnSharer::share);
    const auto* model = table.model();
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, change, &m_due, qOverload<>(&QTimer::start));
    connect(model, &QAbstractItemModel::dataChanged, &m_due, qOverload<>(&QTimer::start));
    connect(model, &QAbstractItemModel::modelReset, &m_due, qOverload<>(&QTimer::start));
}

bool ColumnSharer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        m_due.start();
    return QObject::eventFilter(watched, event);
}

void ColumnSharer::share() {
    QHeaderView& header = *m_table.horizontalHeader();
    const QAbstractItemView& view = m_table;
    std::vector<int> needed;
    for (int column = 0; column < header.count(); ++column)
        if (!header.isSectionHidden(column))
            needed.push_back(std::max(view.sizeHintForColumn(column) + 1, header.sectionSizeHint(column)));
    const int limit = commonLimit(needed, m_table.viewport()->width());
    auto next = needed.cbegin();
    for (int column = 0; column < header.count(); ++column)
        if (!header.isSectionHidden(column))
            header.resizeSection(column, std::min(limit, *next++));
}

} // namespace sf::ui

#include "moc_column_sharer.cpp"
