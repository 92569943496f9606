// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/item_rows_model.h"

namespace sf::ui {

ItemRowsModel::ItemRowsModel(bool hasUse, QObject* parent)
    : QAbstractTableModel(parent), m_columns(hasUse ? columns : Use) {}

void ItemRowsModel::show(std::vector<Row> rows) {
    if (rows == m_rows)
        return;
    const int before = rowCount();
    const int after = static_cast<int>(rows.size());
    if (after > before)
        beginInsertRows({}, before, after - 1);
    else if (after < before)
        beginRemoveRows({}, after, before - 1);
    m_rows = std::move(rows);
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
    if (std::min(before, after) > 0)
        Q_EMIT dataChanged(index(0, 0), index(std::min(before, after) - 1, m_columns - 1));
}

std::string ItemRowsModel::id(int row) const {
    return row >= 0 && row < rowCount() ? m_rows[static_cast<std::size_t>(row)].id : std::string();
}

int ItemRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ItemRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_columns;
}

QVariant ItemRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Row& shown = row(index.row());
    return index.column() == Name ? shown.name : index.column() == Stats ? shown.stats : shown.use;
}

QVariant ItemRowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Item"), tr("What it does"), tr("Use")};
    return u' ' + titles[section]; // aligns the title with the cells
}

} // namespace sf::ui
