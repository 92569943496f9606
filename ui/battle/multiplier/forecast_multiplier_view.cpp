// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/forecast_multiplier_view.h"

#include "core/rules/battle/battle.h"
#include "core/rules/multiplier/turn.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/multiplier_text.h"
#include "ui/battle/multiplier/strike_text.h"
#include "ui/battle/multiplier/strike_view.h"
#include "ui/style/layouts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace sf::ui {

namespace {

multiplier::Attack plainAttack(const ForecastSubject& subject) {
    multiplier::Attack attack;
    attack.attacker = subject.attacker;
    attack.defender = subject.target;
    return attack;
}

} // namespace

ForecastMultiplierView::ForecastMultiplierView(QWidget* parent)
    : Restyled(parent)
    , m_order(wrappingLabel(this))
    , m_strike(new StrikeView(this))
    , m_answer(new StrikeView(this)) {
    setAccessibleName(tr("Forecast of the attack"));
    auto* layout = marginless<QVBoxLayout>(this, 8);
    addWidgets(*layout, {m_order, m_strike, hairLine(this), m_answer});
    layout->addStretch(1);
}

std::optional<battle::StackId> ForecastMultiplierView::likelyTarget(const battle::Battle& battle,
                                                                    const battle::StackId& attacker) const {
    const battle::StackPointer stack = battle.stacks.find(attacker);
    for (const battle::StackPointer& other : battle.stacks)
        if (stack && hex::touching(other->hex, stack->hex) && !refusal(battle, {attacker, other->id}))
            return other->id;
    return std::nullopt;
}

std::optional<text::Caption> ForecastMultiplierView::refusal(const battle::Battle& battle,
                                                             const ForecastSubject& subject) const {
    const auto found = multiplier::combatOf(battle, plainAttack(subject));
    const auto* refusal = std::get_if<multiplier::Refusal>(&found);
    if (!refusal)
        return std::nullopt;
    return text::caption(*refusal, battle);
}

void ForecastMultiplierView::show(const battle::Battle& battle, const ForecastSubject& subject) {
    const auto found = multiplier::combatOf(battle, plainAttack(subject));
    const auto* combat = std::get_if<multiplier::Combat>(&found);
    if (!combat)
        return;
    const auto now = multiplier::attackInTurn(battle, plainAttack(subject));
    const auto* later = std::get_if<multiplier::Refusal>(&now);
    m_remark = later ? text::caption(*later, battle).text() : QString();
    showCombat(*combat);
}

void ForecastMultiplierView::showCombat(const multiplier::Combat& combat) {
    m_combat = combat;
    m_forecast = multiplier::forecastOf(combat);
    refresh();
}

void ForecastMultiplierView::refresh() {
    if (!m_combat)
        return;
    const QString order = tr("%1 (MUL-9)").arg(orderText(*m_combat, m_forecast.order));
    m_order->setText(m_remark.isEmpty() ? order : tr("%1 If it could: %2").arg(m_remark, order));
    m_strike->setForecast(*m_combat, m_forecast, multiplier::Side::Attacker);
    m_answer->setForecast(*m_combat, m_forecast, multiplier::Side::Defender);
    Q_EMIT noteChanged(text::terrain(m_combat->terrain));
    setAccessibleDescription(plainText());
}

QString ForecastMultiplierView::plainText() const {
    if (!m_combat)
        return {};
    return QStringList{m_order->text(), m_strike->plainText(), m_answer->plainText()}.join(u'\n');
}

} // namespace sf::ui

#include "moc_forecast_multiplier_view.cpp"
