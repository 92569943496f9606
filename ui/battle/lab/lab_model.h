// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/lab/lab_places.h"

#include <QAbstractTableModel>

namespace sf::ui {

class LabController;

/// The table of a study: a row for each cell, with what was set and the results.
class LabModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    LabModel(const LabController& lab, std::vector<LabPlace> places, QObject* parent);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    int settings() const;
    QString figure(int row, int column) const;

    const LabController& m_lab;
    std::vector<LabPlace> m_places;
};

} // namespace sf::ui
