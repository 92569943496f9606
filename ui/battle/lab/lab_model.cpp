// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/lab/lab_model.h"

#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/figures.h"
#include "core/text/percent.h"
#include "ui/battle/lab/lab_controller.h"

#include <QLocale>

namespace sf::ui {
namespace {

// After the settings
enum Column { BattlesColumn, RoundsColumn, SideColumns };
enum SideColumn { ShareColumn, IntervalColumn, LossesColumn, sideColumnCount };

} // namespace

LabModel::LabModel(const LabController& lab, std::vector<LabPlace> places, QObject* parent)
    : QAbstractTableModel(parent), m_lab(lab), m_places(std::move(places)) {
    connect(&lab, &LabController::begun, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&lab, &LabController::rowChanged, this,
            [this](int row) { Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1)); });
}

int LabModel::settings() const {
    return m_lab.rows().empty() ? 0 : static_cast<int>(m_lab.rows().front().settings.size());
}

int LabModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lab.rows().size());
}

int LabModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid()
               ? 0
               : settings() + SideColumns + sideColumnCount * static_cast<int>(m_lab.battle().sides.size());
}

QString LabModel::figure(int row, int column) const {
    const document::LabRow& cell = m_lab.rows()[static_cast<std::size_t>(row)];
    if (column < settings())
        return text::displayName(cell.settings[static_cast<std::size_t>(column)].value);
    const int after = column - settings();
    if (cell.tally.battles == 0)
        return after == BattlesColumn ? text::figure(0) : QString();
    if (after == BattlesColumn)
        return text::figure(cell.tally.battles);
    if (after == RoundsColumn)
        return QLocale().toString(document::meanRounds(cell.tally), 'f', 1);
    const int side = (after - SideColumns) / sideColumnCount;
    const document::SideFigures figures = document::sideFigures(cell.tally, static_cast<std::size_t>(side));
    switch ((after - SideColumns) % sideColumnCount) {
    case ShareColumn:
        return tr("%1 %").arg(text::percent(figures.share, 1));
    case IntervalColumn:
        return tr("%1 to %2 %").arg(text::percent(figures.low, 1), text::percent(figures.high, 1));
    default:
        return QLocale().toString(figures.losses, 'f', 1);
    }
}

QVariant LabModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return figure(index.row(), index.column());
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant LabModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section < settings())
        return labPlaceName(m_places, m_lab.rows().front().settings[static_cast<std::size_t>(section)].place);
    const int after = section - settings();
    if (after == BattlesColumn)
        return tr("Battles");
    if (after == RoundsColumn)
        return tr("Rounds");
    const QString side = text::sideName(m_lab.battle(), (after - SideColumns) / sideColumnCount);
    switch ((after - SideColumns) % sideColumnCount) {
    case ShareColumn:
        return tr("Wins of %1").arg(side);
    case IntervalColumn:
        return tr("95 % interval");
    default:
        return tr("Losses of %1").arg(side);
    }
}

} // namespace sf::ui

#include "moc_lab_model.cpp"
