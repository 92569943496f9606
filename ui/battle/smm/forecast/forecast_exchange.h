// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

class ForecastCells;
class ForecastFigure;
class ForecastLosses;
class RuleChip;

/// One attack of a forecast: both powers with their terms, the chance to hit, the damage and its victims. For
/// the answer, the terms are folded under a summary line.
class ForecastExchange final : public QWidget {
    Q_OBJECT

public:
    enum class Part { Attack, Answer };

    explicit ForecastExchange(Part part, QWidget* parent = nullptr);

    void setExchange(const battle::Battle& battle, const smm::Exchange& exchange,
                     const battle::Stack& attacker);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeSummary();
    QWidget* makeTerms();
    QWidget* makeHit();
    QWidget* makeDamage();
    QWidget* makeJoining();
    void setUnfolded(bool unfolded);
    void showSummary(const smm::Exchange& exchange);
    void showHit(const smm::Exchange& exchange);
    void showDamage(const battle::Battle& battle, const smm::Exchange& exchange);
    void arrange();

    Part m_part;
    QLabel* m_title = nullptr; ///< of the answer
    QLabel* m_summaryChance = nullptr;
    QLabel* m_formula = nullptr;
    QToolButton* m_fold = nullptr;
    QWidget* m_details = nullptr;
    QBoxLayout* m_powers = nullptr;
    ForecastFigure* m_attackPower = nullptr;
    ForecastFigure* m_defensePower = nullptr;
    QLabel* m_chance = nullptr;
    QLabel* m_hitWords = nullptr;
    ForecastCells* m_cells = nullptr;
    QLabel* m_damage = nullptr;
    QLabel* m_damageTerms = nullptr;
    RuleChip* m_damageRule = nullptr;
    ForecastLosses* m_losses = nullptr;
    QWidget* m_joining = nullptr;
    QLabel* m_joinWords = nullptr;
    ForecastLosses* m_lossesJoined = nullptr;
};

} // namespace sf::ui
