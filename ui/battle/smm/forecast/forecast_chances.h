// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/forecast.h"

#include <QWidget>

#include <array>

class QLabel;

namespace sf::ui {

class RuleChip;

/// How long the fight would last: the chances that either is gone within one, two and three rounds, and the
/// expected rounds; simulated values are marked with their error.
class ForecastChances final : public QWidget {
    Q_OBJECT

public:
    explicit ForecastChances(QWidget* parent = nullptr);

    /// `isWhole`: the expected rounds are known.
    void setForecast(const smm::Forecast& forecast, const QString& attacker, const QString& target,
                     bool isWhole);

private:
    struct Row {
        QLabel* name = nullptr;
        std::array<QLabel*, smm::forecastRounds> chances{};
    };
    static void showRow(const Row& row, const QString& name,
                        const std::array<smm::Estimate, smm::forecastRounds>& gone);

    QLabel* m_title;
    std::array<QLabel*, smm::forecastRounds> m_heads{};
    Row m_attacker;
    Row m_target;
    QLabel* m_rounds;
    QLabel* m_how;
};

} // namespace sf::ui
