// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast_smm_view.h"

#include "core/rules/smm/choices.h"
#include "core/text/words.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

/// The order that the stack has, against this target; without one a plain attack, or a shot where only that
/// reaches.
smm::Order orderAgainst(const battle::Battle& battle, const ForecastSubject& subject) {
    smm::Order order;
    if (const auto given = battle.orders->find(subject.attacker); given != battle.orders->end()) {
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
    : ForecastView(parent), m_theme(paint::Theme::of(paint::Theme::Kind::Light)), m_text(new QLabel(this)) {
    auto* layout = new QVBoxLayout(this);
    m_text->setWordWrap(true);
    layout->addWidget(m_text);
    connect(&m_runner, &ForecastRunner::answered, this, &ForecastSmmView::answer);
}

std::optional<battle::StackId> ForecastSmmView::likelyTarget(const battle::Battle& battle,
                                                             const battle::StackId& attacker) const {
    const auto attack = smm::plannedAttack(battle, attacker);
    return attack ? std::optional(attack->target) : std::nullopt;
}

std::optional<ForecastRefusal> ForecastSmmView::refusal(const battle::Battle& battle,
                                                        const ForecastSubject& subject) const {
    const smm::Order order = orderAgainst(battle, subject);
    const auto means = order.shoot ? smm::Means::Shot : smm::Means::Melee;
    const auto refusal = smm::attackRefusal(battle, {subject.attacker, subject.target, means, order.edge});
    if (!refusal)
        return std::nullopt;
    return ForecastRefusal{text::refusal(*refusal, battle), refusal->rule};
}

void ForecastSmmView::show(const battle::Battle& battle, const ForecastSubject& subject) {
    m_runner.ask(battle, subject.attacker, orderAgainst(battle, subject));
}

void ForecastSmmView::answer(const ForecastResult& result, bool /*isWhole*/) {
    const auto* forecast = std::get_if<smm::Forecast>(&result);
    if (!forecast)
        return;
    const auto& attack = forecast->attack;
    m_text->setText(tr("AP %1 against DP %2: %3 % to hit, %4 damage")
                        .arg(text::figure(attack.attackPower.value), text::figure(attack.defensePower.value),
                             QLocale().toString(100 * attack.hitChance.number(), 'f', 0),
                             text::figure(attack.damage)));
    Q_EMIT noted(tr("melee, %1 edge").arg(text::edge(attack.edge)));
}

QString ForecastSmmView::plainText() const {
    return m_text->text();
}

void ForecastSmmView::setTheme(const paint::Theme& theme) {
    m_theme = theme;
}

} // namespace sf::ui
