// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sf::ui {

class DungeonController;

/// The rows of the floor that the controller looks at, in the order that was asked for.
class FloorFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FloorFilter(DungeonController& controller, QObject* parent = nullptr);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    DungeonController& m_controller;
};

} // namespace sf::ui
