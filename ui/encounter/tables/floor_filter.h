// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sf::ui {

class DungeonDesk;

/// The rows of the floor that the desk looks at, in the order that was asked for.
class FloorFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FloorFilter(DungeonDesk& desk, QObject* parent = nullptr);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    DungeonDesk& m_desk;
};

} // namespace sf::ui
