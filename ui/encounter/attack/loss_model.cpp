// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/loss_model.h"

#include "core/text/figures.h"

namespace sf::ui {

void LossModel::show(std::vector<LossBucket> buckets, std::int64_t hp) {
    const int before = rowCount();
    const int after = static_cast<int>(buckets.size());
    if (after > before)
        beginInsertRows({}, before, after - 1);
    else if (after < before)
        beginRemoveRows({}, after, before - 1);
    m_buckets = std::move(buckets);
    m_hp = hp;
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
    if (std::min(before, after) > 0)
        Q_EMIT dataChanged(index(0, 0), index(std::min(before, after) - 1, columns - 1));
}

int LossModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_buckets.size());
}

int LossModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant LossModel::data(const QModelIndex& index, int role) const {
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole || !index.isValid())
        return {};
    const LossBucket& bucket = m_buckets[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case Lost:
        return rangeText(bucket);
    case Left: {
        const QString left = rangeText({m_hp - bucket.to, m_hp - bucket.from, 0, 0, {}});
        return bucket.from >= m_hp ? tr("%1 dies").arg(left) : left;
    }
    case Chance:
        return percentText(bucket.chance);
    default:
        return bucket.fraction.isEmpty() || bucket.fraction.size() > 12 || bucket.orMore >= 1
                   ? percentText(bucket.orMore)
                   : QStringLiteral("%1 = %2").arg(percentText(bucket.orMore), bucket.fraction);
    }
}

QVariant LossModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("HP lost"), tr("HP left"), tr("Chance"), tr("This or more")};
    return titles[section];
}

} // namespace sf::ui
