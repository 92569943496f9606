// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

class ForecastFigure;
class ForecastLosses;
class RuleChip;

/// One attack of a forecast: both powers with their terms, what hits, the damage and its victims.
class ForecastExchange final : public QWidget {
    Q_OBJECT

public:
    explicit ForecastExchange(QWidget* parent = nullptr);

    void setExchange(const battle::Battle& battle, const smm::Exchange& exchange,
                     const battle::Stack& attacker);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTerms();
    QWidget* makeHit();
    QWidget* makeDamage();
    QWidget* makeJoining();
    void showDamage(const battle::Battle& battle, const smm::Exchange& exchange);
    void arrange();

    QBoxLayout* m_powers = nullptr;
    ForecastFigure* m_attackPower = nullptr;
    ForecastFigure* m_defensePower = nullptr;
    QLabel* m_hitWords = nullptr;
    QLabel* m_damage = nullptr;
    QLabel* m_damageTerms = nullptr;
    RuleChip* m_damageRule = nullptr;
    ForecastLosses* m_losses = nullptr;
    QWidget* m_joining = nullptr;
    QLabel* m_joinWords = nullptr;
    ForecastLosses* m_lossesJoined = nullptr;
};

} // namespace sf::ui
