// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/floor_filter.h"

#include "ui/encounter/state/dungeon_desk.h"
#include "ui/encounter/tables/piece_model.h"

namespace sf::ui {

FloorFilter::FloorFilter(DungeonDesk& desk, QObject* parent) : QSortFilterProxyModel(parent), m_desk(desk) {
    setSortRole(PieceModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    connect(&desk, &DungeonDesk::floorChanged, this, [this] { invalidateFilter(); });
}

bool FloorFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!m_desk.floor())
        return true;
    const QVariant level = sourceModel()->index(row, 0, parent).data(PieceModel::LevelRole);
    return !level.isValid() || level.toInt() == *m_desk.floor();
}

} // namespace sf::ui
