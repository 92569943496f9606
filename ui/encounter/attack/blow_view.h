// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/odds.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace sf::ui {

class FactList;
struct Fact;
class LossChart;
class LossModel;

/// One blow before its dice are rolled: the dice and why, and the exact distribution of the HP lost, as bars
/// and numbers.
class BlowView final : public QWidget {
    Q_OBJECT

public:
    explicit BlowView(const QString& title, QWidget* parent = nullptr);

    /// `more` follows the terms.
    void show(const encounter::Strike& strike, const encounter::LossOdds& odds,
              const std::vector<Fact>& more);
    using QWidget::show;

private:
    void fitTable();

    QLabel* m_title;
    FactList* m_facts;
    LossChart* m_chart;
    LossModel* m_model;
    QTableView* m_table;
};

/// What is thrown for a blow, a line each with its rule.
std::vector<Fact> termsOf(const encounter::Strike& strike);

} // namespace sf::ui
