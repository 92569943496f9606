// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/odds.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace sf::ui {

class BarChart;
class FactList;

/// One blow before its dice are rolled: the dice and why, and the exact distribution of the HP lost, as bars
/// and numbers.
class BlowView final : public QWidget {
    Q_OBJECT

public:
    explicit BlowView(const QString& title, QWidget* parent = nullptr);

    void show(const encounter::Strike& strike, const encounter::LossOdds& odds);
    using QWidget::show;

private:
    void fitTable();

    QLabel* m_title;
    FactList* m_facts;
    BarChart* m_chart;
    QTableWidget* m_table;
};

} // namespace sf::ui
