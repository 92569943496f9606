// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_smm_view.h"

#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/forecast/forecast_chances.h"
#include "ui/battle/smm/forecast/forecast_exchange.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"

#include <QVBoxLayout>

namespace sf::ui {

namespace {

/// The stack's order if it is against this target; otherwise a plain attack, or a shot if only that reaches.
smm::Order orderAgainst(const battle::Battle& battle, const ForecastSubject& subject) {
    smm::Order order;
    if (const auto given = smm::ordersOf(battle).find(subject.attacker);
        given != smm::ordersOf(battle).end()) {
        if (given->second.attack == subject.target || given->second.shoot == subject.target)
            return given->second;
        order.posture = given->second.posture;
        order.screens = given->second.screens;
    }
    const bool melee = !smm::attackRefusal(battle, {subject.attacker, subject.target, smm::Means::Melee, {}});
    const bool shot = !smm::attackRefusal(battle, {subject.attacker, subject.target, smm::Means::Shot, {}});
    (shot && !melee ? order.shoot : order.attack) = subject.target;
    return order;
}

} // namespace

ForecastSmmView::ForecastSmmView(QWidget* parent)
    : Restyled(parent)
    , m_attack(new ForecastExchange(ForecastExchange::Part::Attack, this))
    , m_answer(new ForecastExchange(ForecastExchange::Part::Answer, this))
    , m_noAnswer(new RefusalLine(this))
    , m_chances(new ForecastChances(this)) {
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 8);
    addWidgets(*layout, {m_attack, hairLine(this), m_answer, m_noAnswer, hairLine(this), m_chances});
    layout->addStretch(1);
    connect(&m_runner, &ForecastRunner::answered, this, &ForecastSmmView::answer);
}

std::optional<battle::StackId> ForecastSmmView::nextAttacker(const battle::Battle& battle) const {
    const auto& running = smm::runningRound(battle);
    return running ? running->nextStack() : std::nullopt;
}

std::optional<battle::StackId> ForecastSmmView::likelyTarget(const battle::Battle& battle,
                                                             const battle::StackId& attacker) const {
    if (const auto attack = smm::plannedAttack(battle, attacker))
        return attack->target;
    // If it would attack nobody by itself, the first target that it may shoot.
    for (const smm::TargetChoice& choice : smm::choices(battle, attacker).targets)
        if (!choice.why)
            return choice.target;
    return std::nullopt;
}

std::optional<text::Caption> ForecastSmmView::refusal(const battle::Battle& battle,
                                                      const ForecastSubject& subject) const {
    const smm::Order order = orderAgainst(battle, subject);
    const auto means = order.shoot ? smm::Means::Shot : smm::Means::Melee;
    const auto refusal = smm::attackRefusal(battle, {subject.attacker, subject.target, means, order.edge});
    if (!refusal)
        return std::nullopt;
    return text::caption(*refusal, battle);
}

void ForecastSmmView::show(const battle::Battle& battle, const ForecastSubject& subject) {
    Shown question{battle, battle.stacks.find(subject.attacker), battle.stacks.find(subject.target),
                   orderAgainst(battle, subject)};
    m_asked = std::make_unique<Shown>(std::move(question));
    m_runner.ask(m_asked->battle, subject.attacker, m_asked->order);
}

void ForecastSmmView::answer(const ForecastResult& result, bool isWhole) {
    const auto* forecast = std::get_if<smm::Forecast>(&result);
    if (!forecast)
        return;
    if (m_asked)
        m_shown = std::move(m_asked);
    m_shown->forecast = *forecast;
    m_shown->isWhole = isWhole;
    refresh();
    Q_EMIT answered(isWhole);
}

void ForecastSmmView::refresh() {
    if (!m_shown)
        return;
    const smm::Forecast& forecast = *m_shown->forecast;
    m_attack->setExchange(m_shown->battle, forecast.attack, *m_shown->attacker);
    m_answer->setVisible(forecast.answer.has_value());
    if (forecast.answer) {
        m_answer->setExchange(m_shown->battle, *forecast.answer, *m_shown->target);
        m_noAnswer->clear();
    } else {
        m_noAnswer->say(text::caption(forecast.noAnswer, m_shown->battle).in(tr("They can't answer. %1")),
                        RefusalLine::Tone::Remark);
    }
    m_chances->setForecast(forecast, text::stackName(*m_shown->attacker), text::stackName(*m_shown->target),
                           m_shown->isWhole);
    Q_EMIT noteChanged(
        meansText(m_shown->order.shoot ? smm::Means::Shot : smm::Means::Melee, forecast.attack));
    setAccessibleDescription(plainText());
}

QString ForecastSmmView::plainText() const {
    if (!m_shown)
        return {};
    return forecastLines(*m_shown->forecast, m_shown->battle, *m_shown->attacker, *m_shown->target,
                         m_shown->isWhole)
        .join(u'\n');
}

} // namespace sf::ui

#include "moc_forecast_smm_view.cpp"
