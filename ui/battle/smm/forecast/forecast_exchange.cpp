// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_exchange.h"

#include "ui/battle/smm/forecast/forecast_figure.h"
#include "ui/battle/smm/forecast/forecast_losses.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/rule_chip.h"
#include "ui/widgets/wrapped_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace sf::ui {

namespace {

constexpr int narrowestBesides =
    320; ///< pixels at the usual font; below that, the powers are placed one under the other

QHBoxLayout* bareRow(QWidget* parent, int spacing) {
    auto* row = marginless<QHBoxLayout>(parent);
    row->setSpacing(spacing);
    return row;
}

} // namespace

ForecastExchange::ForecastExchange(QWidget* parent) : QWidget(parent) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    addWidgets(*layout,
               {makeTerms(), makeHit(), makeDamage(), m_losses = new ForecastLosses(this), makeJoining()});
}

QWidget* ForecastExchange::makeTerms() {
    auto* terms = new QWidget(this);
    m_powers = new QBoxLayout(QBoxLayout::LeftToRight, terms);
    m_powers->setContentsMargins(0, 0, 0, 0);
    m_powers->setSpacing(12);
    m_attackPower = new ForecastFigure(tr("Attack AP"), terms);
    m_defensePower = new ForecastFigure(tr("Defense DP"), terms);
    for (ForecastFigure* figure : {m_attackPower, m_defensePower})
        m_powers->addWidget(figure, 1);
    return terms;
}

QWidget* ForecastExchange::makeHit() {
    auto* hit = new QWidget(this);
    auto* row = bareRow(hit, 8);
    m_hitWords = wrappingLabel(hit);
    row->addWidget(m_hitWords, 1);
    row->addWidget(new RuleChip(smmRule(27), tr("Chance to hit"), hit), 0, Qt::AlignTop);
    scaleFont(*m_hitWords, 0.95, true);
    return hit;
}

QWidget* ForecastExchange::makeDamage() {
    auto* damage = new QWidget(this);
    auto* row = bareRow(damage, 8);
    m_damage = wrappingLabel(damage);
    m_damageTerms = new QLabel(damage);
    m_damageTerms->setForegroundRole(QPalette::PlaceholderText);
    m_damageTerms->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_damageTerms->setToolTip(tr("The attacker's Dmg minus the target's DR"));
    m_damageRule = new RuleChip(this);
    row->addWidget(m_damage, 1);
    addWidgets(*row, {m_damageTerms, m_damageRule});
    scaleFont(*m_damage, 0.95, true);
    scaleFont(*m_damageTerms, 0.85);
    return damage;
}

QWidget* ForecastExchange::makeJoining() {
    m_joining = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(m_joining, 4);
    auto* line = new QWidget(m_joining);
    auto* row = bareRow(line, 8);
    m_joinWords = hintLabel(line);
    scaleFont(*m_joinWords, 0.85);
    row->addWidget(m_joinWords, 1);
    row->addWidget(new RuleChip(smmRule(17), tr("Damage that goes on"), this), 0, Qt::AlignTop);
    addWidgets(*layout, {line, m_lossesJoined = new ForecastLosses(m_joining)});
    return m_joining;
}

// What is shown
// ---------------------------------------------------------------------------------------------------------

void ForecastExchange::setExchange(const battle::Battle& battle, const smm::Exchange& exchange,
                                   const battle::Stack& attacker) {
    m_attackPower->setFigure(exchange.attackPower, attacker, sideColour(battle, attacker.side));
    m_defensePower->setFigure(exchange.defensePower, *exchange.struck,
                              sideColour(battle, exchange.struck->side));
    m_hitWords->setText(breakable(hitText(exchange)));
    showDamage(battle, exchange);
}

/// Names the rule of the damage order: within one stack, shared with screens, or to a lone unit's.
void ForecastExchange::showDamage(const battle::Battle& battle, const smm::Exchange& exchange) {
    m_damage->setText(damageText(exchange));
    m_damageTerms->setText(damageTermsText(exchange));
    m_damageRule->setRule(exchange.fallsBy, m_damage->text());
    m_losses->setLosses(battle, exchange.order, exchange.damage, *exchange.struck);
    m_joining->setVisible(exchange.joinsFrom.has_value());
    if (!exchange.joinsFrom)
        return;
    m_joinWords->setText(breakable(tr("%1; then:").arg(joinText(exchange, battle))));
    m_lossesJoined->setLosses(battle, exchange.orderJoined, exchange.damage, *exchange.struck);
}

void ForecastExchange::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ForecastExchange::arrange() {
    const double scale = std::max(1.0, fontMetrics().height() / 17.0);
    m_powers->setDirection(width() >= narrowestBesides * scale ? QBoxLayout::LeftToRight
                                                               : QBoxLayout::TopToBottom);
}

void ForecastExchange::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace sf::ui

#include "moc_forecast_exchange.cpp"
