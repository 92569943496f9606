// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/encounter/attack/loss_buckets.h"

#include <QAbstractTableModel>

namespace sf::ui {

/// The same distribution in figures: HP lost, HP left, the chance of it, the chance of that or more.
class LossModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Lost, Left, Chance, OrMore, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<LossBucket> buckets, std::int64_t hp);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<LossBucket> m_buckets;
    std::int64_t m_hp = 0;
};

} // namespace sf::ui
