// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/tables/floor_filter.h"

#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/piece_model.h"

namespace sf::ui {

FloorFilter::FloorFilter(DungeonController& controller, QObject* parent)
    : QSortFilterProxyModel(parent), m_controller(controller) {
    setSortRole(PieceModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    connect(&controller, &DungeonController::floorChanged, this, [this] { invalidateFilter(); });
}

bool FloorFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!m_controller.floor())
        return true;
    const QVariant level = sourceModel()->index(row, 0, parent).data(PieceModel::LevelRole);
    return !level.isValid() || level.toInt() == *m_controller.floor();
}

} // namespace sf::ui
