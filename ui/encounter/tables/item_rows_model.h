// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace sf::ui {

/// Items that somebody carries or that lie on a floor, one row each.
class ItemRowsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Stats, Use, columns };
    struct Row {
        std::string id;
        QString name;
        QString stats; ///< "1d6, ranged" or "AC 1, Helm"
        QString use;   ///< "wielded", "worn" or nothing
        bool operator==(const Row&) const = default;
    };

    /// Without the column for what is wielded and worn where nobody carries them.
    ItemRowsModel(bool hasUse, QObject* parent);

    void show(std::vector<Row> rows);
    /// Empty for no such row.
    std::string id(int row) const;
    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Row> m_rows;
    int m_columns;
};

} // namespace sf::ui
