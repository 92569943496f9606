// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/attack/strike_panel.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "ui/encounter/attack/blow_view.h"
#include "ui/encounter/attack/fact_list.h"
#include "ui/encounter/attack/loss_buckets.h"
#include "ui/encounter/attack/strike_dice.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/forms/refusal_line.h"
#include "ui/forms/throw_bar.h"
#include "ui/style/layouts.h"
#include "ui/style/scaled_font.h"
#include "ui/widgets/wrapped_label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sf::ui {
namespace {

/// A chance in per cent, followed by its fraction if that is short.
QString chanceText(double chance, const std::string& fraction = {}) {
    constexpr std::size_t longest = 16;
    if (fraction.size() > longest || chance <= 0 || chance >= 1)
        return percentText(chance);
    return fraction.empty()
               ? percentText(chance)
               : QStringLiteral("%1 = %2").arg(percentText(chance), QString::fromStdString(fraction));
}

std::vector<Fact> chancesOf(const encounter::AttackForecast& forecast, bool isMonster) {
    std::vector<Fact> facts{{StrikePanel::tr("Kills"), chanceText(forecast.kills, forecast.killsText),
                             encounterRule(isMonster ? 3 : 1), true}};
    if (!isMonster)
        return facts;
    facts.push_back({StrikePanel::tr("Is killed by the answer"), chanceText(forecast.killedByAnswer),
                     encounterRule(9), true});
    facts.push_back({StrikePanel::tr("For the kill"),
                     StrikePanel::tr("1 Kill and %1 XP").arg(text::figure(forecast.xp)), encounterRule(10),
                     false});
    if (forecast.drops > 0)
        facts.push_back(
            {StrikePanel::tr("Leaves its drop"), chanceText(forecast.drops), encounterRule(10), false});
    if (forecast.status > 0)
        facts.push_back(
            {StrikePanel::tr("Gains the status"), chanceText(forecast.status), encounterRule(9), false});
    if (!forecast.answer)
        facts.push_back({StrikePanel::tr("Answer"), StrikePanel::tr("the Encounter's mode does not allow it"),
                         encounterRule(8), false});
    return facts;
}

} // namespace

StrikePanel::StrikePanel(DungeonController& controller, QWidget* parent)
    : Restyled(parent)
    , m_controller(controller)
    , m_head(new WrappedLabel(this))
    , m_hint(hintLabel(this))
    , m_impossible(new RefusalLine(this))
    , m_outcome(new WrappedLabel(this)) {
    setObjectName(QStringLiteral("strikePanel"));
    scaleFont(*m_head, 1.15, true);
    m_impossible->setFollowing();
    scaleFont(*m_outcome, 0.9);
    auto* layout = padded<QVBoxLayout>(this, panelMargins, 6);
    addWidgets(*layout, {m_head, m_hint, m_impossible, m_forecast = makeForecast(), m_outcome});
    layout->addStretch();
    connect(&controller, &DungeonController::choiceChanged, this, &StrikePanel::refresh);
    refresh();
}

QWidget* StrikePanel::makeForecast() {
    auto* forecast = new QWidget(this);
    m_chances = new FactList(forecast);
    m_blow = new BlowView(tr("The attack"), forecast);
    m_answer = new BlowView(tr("The answer, if the Monster lives"), forecast);
    auto* layout = marginless<QVBoxLayout>(forecast, 8);
    layout->addWidget(m_throw = makeThrow()); // above what varies in height, so that it stays in place
    addWidgets(*layout, {m_chances, m_blow, m_answer});
    return forecast;
}

ThrowBar* StrikePanel::makeThrow() {
    auto* bar = new ThrowBar(tr("the log marks them"), this);
    bar->rollButton().setText(tr("&Roll the dice"));
    bar->rollButton().setToolTip(tr("Damage, armor, then the answer's dice or the 1d100 (ENC-9, ENC-10)"));
    connect(bar, &ThrowBar::rollAsked, this, &StrikePanel::roll);
    connect(bar, &ThrowBar::edited, this, [this](const QString& text) { acceptedDice(text, false); });
    connect(bar, &ThrowBar::typed, this, &StrikePanel::useTyped);
    return bar;
}

void StrikePanel::showRefusal(const text::Caption& caption) {
    m_forecast->hide();
    m_impossible->say(caption);
}

/// Shows the outcome of the last action if it was an attack.
void StrikePanel::showOutcome() {
    const auto& log = m_controller.document().log();
    const QString told =
        log.empty() ? QString() : text::displayText(QString::fromStdString(log.back()->announcement));
    m_outcome->setVisible(!told.isEmpty());
    if (!told.isEmpty())
        m_outcome->setText(breakable(tr("The last attack: %1").arg(told)));
}

void StrikePanel::refresh() {
    showOutcome();
    const std::string& attacker = m_controller.attacker();
    const std::string& target = m_controller.target();
    const bool both = !attacker.empty() && !target.empty() && attacker != target;
    m_hint->setVisible(!both);
    m_head->setVisible(both);
    m_impossible->clear();
    if (!both) {
        m_forecast->hide();
        m_hint->setText(
            attacker.empty() ? tr("Choose an @ in the table to attack with.")
            : !target.empty() // still the same one
                ? breakable(
                      tr("%1 is the target. Choose the @ that attacks.").arg(m_controller.nameOf(target)))
                : tr("Choose a Monster in the Monsters table, or use an @ as the target (Game menu, "
                     "Ctrl+T), to see which dice are rolled and how likely each outcome is."));
        return;
    }
    m_head->setText(
        breakable(tr("%1 attacks %2").arg(m_controller.nameOf(attacker), m_controller.nameOf(target))));
    if (const auto refusal = encounter::refusalOfAttack(m_controller.dungeon(), attacker, target))
        return showRefusal(text::caption(*refusal));
    showForecast(encounter::forecastOf(m_controller.dungeon(), attacker, target));
    m_forecast->show();
}

void StrikePanel::showForecast(const encounter::AttackForecast& forecast) {
    const bool isMonster = m_controller.dungeon().placeOf(m_controller.target()).has_value();
    m_chances->show(chancesOf(forecast, isMonster));
    m_blow->show(forecast.strike, forecast.odds);
    m_answer->setVisible(forecast.answer.has_value());
    if (forecast.answer)
        m_answer->show(*forecast.answer, *forecast.answerOdds);
    m_throw->setExpected(strikeDiceExpected(forecast, isMonster));
}

void StrikePanel::roll() {
    if (!m_controller.attacker().empty() && !m_controller.target().empty())
        m_controller.perform(encounter::Attack{m_controller.attacker(), m_controller.target()});
}

void StrikePanel::useTyped(const QString& text) {
    const std::optional<std::vector<int>> dice = acceptedDice(text, true);
    if (!dice)
        return;
    m_throw->stopTyping();
    m_controller.perform(encounter::Attack{m_controller.attacker(), m_controller.target()}, *dice);
}

/// The dice in the text, or nothing after saying what is wrong with them.
std::optional<std::vector<int>> StrikePanel::acceptedDice(const QString& text, bool areComplete) {
    const encounter::Attack attack{m_controller.attacker(), m_controller.target()};
    const auto read = readStrikeDice(text);
    std::optional<text::Caption> problem;
    if (const auto* wrong = std::get_if<text::Caption>(&read))
        problem = *wrong;
    else
        problem = problemWithDice(m_controller, attack, std::get<std::vector<int>>(read), areComplete);
    if (!problem)
        return std::get<std::vector<int>>(read);
    m_throw->refuse(*problem);
    return std::nullopt;
}

} // namespace sf::ui

#include "moc_strike_panel.cpp"
