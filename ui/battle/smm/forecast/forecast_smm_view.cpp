// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_smm_view.h"

#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/forecast/forecast_cells.h"
#include "ui/battle/smm/forecast/forecast_chances.h"
#include "ui/battle/smm/forecast/forecast_exchange.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/forms/refusal_line.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/style/settings.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/rule_chip.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
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

ForecastSmmView::ForecastSmmView(QWidget* parent) : Restyled(parent) {
    auto* layout = marginless<QVBoxLayout>(this, 6);
    layout->addWidget(makeBrief());
    addWidgets(*layout, {m_damage = wrappingLabel(this), m_briefAnswer = wrappingLabel(this),
                         m_noAnswer = new RefusalLine(this)});
    m_why = new LinkButton(tr("Why these numbers"), this);
    layout->addWidget(m_why, 0, Qt::AlignLeft);
    layout->addWidget(makeDetails());
    m_quickPool.setMaxThreadCount(1);
    m_wholePool.setMaxThreadCount(1);
}

QWidget* ForecastSmmView::makeBrief() {
    auto* brief = new QWidget(this);
    auto* grid = marginless<QGridLayout>(brief);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_chance = new QLabel(brief), 0, 0, 2, 1);
    grid->addWidget(m_hit = wrappingLabel(brief), 0, 1);
    grid->addWidget(m_cells = new ForecastCells(brief), 1, 1);
    scaleFont(*m_chance, 1.7, true);
    return brief;
}

QWidget* ForecastSmmView::makeDetails() {
    auto* details = new QWidget(this);
    auto* layout = marginless<QVBoxLayout>(details, 8);
    m_attack = new ForecastExchange(details);
    m_answerPart = new QWidget(details);
    auto* answer = marginless<QVBoxLayout>(m_answerPart, 6);
    auto* heading = new QWidget(m_answerPart);
    auto* row = marginless<QHBoxLayout>(heading);
    QLabel* title = wrappingLabel(heading, tr("If they answer"));
    scaleFont(*title, 1, true);
    row->addWidget(title, 1);
    row->addWidget(new RuleChip(smmRule(12), title->text(), heading), 0, Qt::AlignTop);
    addWidgets(*answer, {hairLine(m_answerPart), heading, m_answer = new ForecastExchange(m_answerPart)});
    addWidgets(*layout,
               {m_attack, m_answerPart, hairLine(details), m_chances = new ForecastChances(details)});
    m_why->fold(*details, &Settings::forecastTerms);
    return details;
}

void ForecastSmmView::unfold() {
    m_why->setChecked(true);
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
    m_whole.drop();
    compute(std::make_shared<const Question>(Question{battle, battle.stacks.find(subject.attacker),
                                                      battle.stacks.find(subject.target),
                                                      orderAgainst(battle, subject)}),
            false);
}

void ForecastSmmView::compute(const QuestionPointer& question, bool isWhole) {
    QThreadPool& pool = isWhole ? m_wholePool : m_quickPool;
    pool.clear();
    (isWhole ? m_whole : m_quick)
        .start(
            [question, isWhole](const std::stop_token& /*stop*/) -> Result {
                smm::ForecastLimits limits;
                limits.untilTheEnd = isWhole;
                return smm::forecast(question->battle, question->attacker->id, question->order, limits);
            },
            [this, question, isWhole](const Result& result) {
                if (const auto* forecast = std::get_if<smm::Forecast>(&result))
                    answer(question, *forecast, isWhole);
            },
            pool);
}

void ForecastSmmView::answer(const QuestionPointer& question, const smm::Forecast& forecast, bool isWhole) {
    m_shown = question;
    m_forecast = forecast;
    m_isWhole = isWhole;
    if (!isWhole)
        compute(question, true);
    refresh();
    Q_EMIT answered(isWhole);
}

void ForecastSmmView::refresh() {
    if (!m_shown)
        return;
    refreshBrief();
    m_attack->setExchange(m_shown->battle, m_forecast.attack, *m_shown->attacker);
    m_answerPart->setVisible(m_forecast.answer.has_value());
    if (m_forecast.answer)
        m_answer->setExchange(m_shown->battle, *m_forecast.answer, *m_shown->target);
    m_chances->setForecast(m_forecast, text::stackName(*m_shown->attacker), text::stackName(*m_shown->target),
                           m_isWhole);
    Q_EMIT noteChanged(
        meansText(m_shown->order.shoot ? smm::Means::Shot : smm::Means::Melee, m_forecast.attack));
    setAccessibleDescription(plainText());
}

void ForecastSmmView::refreshBrief() {
    m_chance->setText(chanceText(m_forecast.attack.hitChance.number()));
    m_chance->setAccessibleName(tr("%1 to hit").arg(m_chance->text()));
    m_hit->setText(briefHitText(m_forecast.attack));
    m_cells->setQuestion(m_forecast.attack.hit());
    m_damage->setText(briefDamageText(m_forecast.attack));
    m_briefAnswer->setVisible(m_forecast.answer.has_value());
    if (m_forecast.answer) {
        m_briefAnswer->setText(briefAnswerText(*m_forecast.answer));
        m_noAnswer->clear();
    } else {
        m_noAnswer->say(text::caption(m_forecast.noAnswer, m_shown->battle).in(tr("They can't answer. %1")),
                        RefusalLine::Tone::Remark);
    }
}

QString ForecastSmmView::plainText() const {
    if (!m_shown)
        return {};
    return forecastLines(m_forecast, m_shown->battle, *m_shown->attacker, *m_shown->target, m_isWhole)
        .join(u'\n');
}

} // namespace sf::ui

#include "moc_forecast_smm_view.cpp"
