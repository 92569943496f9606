// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/odds.h"

#include <QWidget>

class QLabel;

namespace sf::ui {

class BarChart;
class FigureRows;

/// One side of a forecast of multiplier combat: its strike as a product, the chances of its hits, and which
/// enemies would croak.
class StrikeView final : public QWidget {
    Q_OBJECT

public:
    explicit StrikeView(QWidget* parent = nullptr);

    void setForecast(const multiplier::Combat& combat, const multiplier::Forecast& forecast,
                     multiplier::Side side);
    QString plainText() const;

private:
    QLabel* m_title;
    FigureRows* m_factors;
    QLabel* m_expected;
    BarChart* m_chart;
    QLabel* m_croakTitle;
    FigureRows* m_croaks;
};

} // namespace sf::ui
