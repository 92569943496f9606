// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_text.h"

#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/smm_text.h"
#include "ui/battle/smm/forecast/forecast_losses.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace sf::ui {
namespace {

using smm::TermName;

struct ForecastText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::ForecastText)
};

QString percentText(double percent, int decimals) {
    return QLocale().toString(percent, 'f', decimals) + QStringLiteral(" %");
}

/// "10 + 8", "10 − 2": a sum whose second part may be negative.
QString added(std::int64_t first, std::int64_t second) {
    const QString sign = second < 0 ? QStringLiteral(" \u2212 ") : QStringLiteral(" + ");
    return text::figure(first) + sign + text::figure(std::abs(second));
}

} // namespace

QString briefTerm(const smm::Term& term, const battle::Stack& stack) {
    switch (term.name) {
    case TermName::AverageOfUnits:
        return ForecastText::tr("Average of %n unit(s)", nullptr, term.count);
    case TermName::AverageOfOthers:
        return ForecastText::tr("Average of %n other(s)", nullptr, term.count);
    case TermName::HalvedByScreening:
        return ForecastText::tr("Halved by screening");
    case TermName::EdgePenalty:
        return ForecastText::tr("Over its %1").arg(text::edge(term.edge.value_or(battle::Edge::Front)));
    case TermName::RotationPenalty:
        return ForecastText::tr("Rotated %n side(s)", nullptr, static_cast<int>(term.sum));
    case TermName::NamedModifier:
        return term.subject.empty() ? ForecastText::tr("Modifier") : text::displayName(term.subject);
    case TermName::ScreeningBonus:
        return ForecastText::tr("Screened by %1").arg(text::displayName(term.subject));
    default: {
        QString text = text::term(term, stack);
        text.replace(0, 1, text.left(1).toUpper());
        return text;
    }
    }
}

QString chanceText(double chance) {
    const double percent = 100 * chance;
    if (percent <= 0 || percent >= 100)
        return percentText(percent, 0);
    if (percent < 0.05)
        return ForecastText::tr("under %1").arg(percentText(0.05, 2));
    if (percent > 99.95)
        return ForecastText::tr("over %1").arg(percentText(99.95, 2));
    const bool isWhole = std::abs(percent - std::round(percent)) < 0.005;
    return percentText(percent, isWhole ? 0 : 1);
}

QString hitText(const smm::Exchange& exchange) {
    const std::int64_t target = exchange.needed + exchange.attackPower.value - exchange.defensePower.value;
    const QString throws =
        ForecastText::tr("to hit: 1d%1 against %2")
            .arg(added(exchange.die, exchange.attackPower.value), added(target, exchange.defensePower.value));
    if (exchange.needed <= 2)
        return ForecastText::tr("%1, so all but a 1").arg(throws);
    if (exchange.needed >= exchange.die)
        return ForecastText::tr("%1, so only a %2").arg(throws, text::figure(exchange.die));
    return ForecastText::tr("%1, so %2 or more").arg(throws, text::figure(exchange.needed));
}

QString briefHitText(const smm::Exchange& exchange) {
    const QString die = text::figure(exchange.die);
    if (exchange.needed <= 2)
        return ForecastText::tr("to hit: anything but a 1 on 1d%1").arg(die);
    if (exchange.needed >= exchange.die)
        return ForecastText::tr("to hit: only a %1 on 1d%1").arg(die);
    return ForecastText::tr("to hit: %1 or more on 1d%2").arg(text::figure(exchange.needed), die);
}

namespace {

/// "3 of 6 croak"
QString briefLosses(const smm::Exchange& exchange) {
    int croaked = 0;
    smm::eachLoss(exchange.order, exchange.damage,
                  [&](const smm::Loss& loss) { croaked += loss.left == 0 ? 1 : 0; });
    return croaked == 0 ? ForecastText::tr("nobody croaks")
                        : ForecastText::tr("%n of %1 croak(s)", nullptr, croaked)
                              .arg(text::figure(static_cast<std::int64_t>(exchange.order.size())));
}

} // namespace

QString briefDamageText(const smm::Exchange& exchange) {
    return ForecastText::tr("A hit: %1 damage, %2").arg(text::figure(exchange.damage), briefLosses(exchange));
}

QString briefAnswerText(const smm::Exchange& exchange) {
    return ForecastText::tr("Their answer: %1, %2 damage, %3")
        .arg(chanceText(exchange.hitChance.number()), text::figure(exchange.damage), briefLosses(exchange));
}

QString damageText(const smm::Exchange& exchange) {
    return ForecastText::tr("A hit: %1 damage").arg(text::figure(exchange.damage));
}

QString damageTermsText(const smm::Exchange& exchange) {
    const QString terms =
        text::figure(exchange.strength) + QStringLiteral(" \u2212 ") + text::figure(exchange.resistance);
    return exchange.damage > exchange.strength - exchange.resistance
               ? ForecastText::tr("%1, at least %2").arg(terms, text::figure(exchange.damage))
               : terms;
}

QString joinText(const smm::Exchange& exchange, const battle::Battle& battle) {
    const auto warlord = smm::Square(battle, *exchange.struck).warlord();
    const QString name =
        warlord ? text::unitName((*exchange.struck->units)[*warlord]) : ForecastText::tr("The Warlord");
    return ForecastText::tr("%1 joins on %2 or more (%3)")
        .arg(name, text::figure(*exchange.joinsFrom), chanceText(exchange.joinChance().number()));
}

QString meansText(smm::Means means, const smm::Exchange& exchange) {
    const QString met = text::edge(exchange.edge);
    return means == smm::Means::Shot ? ForecastText::tr("shot at its %1").arg(met)
           : exchange.attackerEdge == battle::Edge::Front
               ? ForecastText::tr("on its %1").arg(met)
               : ForecastText::tr("%1 against its %2").arg(text::edge(exchange.attackerEdge), met);
}

QString estimateText(const smm::Estimate& chance) {
    if (chance.isExact)
        return chanceText(chance.value);
    return ForecastText::tr("%1 ± %2").arg(QLocale().toString(100 * chance.value, 'f', 1),
                                           percentText(100 * chance.error, 1));
}

QString roundsText(const std::optional<smm::Estimate>& rounds) {
    if (!rounds)
        return ForecastText::tr("it may never happen");
    const QString value = QLocale().toString(rounds->value, 'f', 2);
    return rounds->isExact
               ? value
               : ForecastText::tr("%1 ± %2").arg(value, QLocale().toString(rounds->error, 'f', 2));
}

namespace {

void addFigure(QStringList& lines, const QString& title, const smm::Figure& figure,
               const battle::Stack& stack) {
    lines << title + u' ' + text::figure(figure.value);
    for (const smm::Term& term : figure.terms)
        lines << QStringLiteral("  ") + text::signedFigure(term.value) + u' ' +
                     text::Caption(text::term(term, stack), term.rule).text();
}

void addLosses(QStringList& lines, const smm::Exchange& exchange, const std::vector<smm::Victim>& order) {
    smm::eachLoss(order, exchange.damage, [&](const smm::Loss& loss) {
        const smm::Victim& victim = order[loss.place];
        lines << QStringLiteral("  ") + text::unitName((*victim.stack->units)[victim.unit]) + u' ' +
                     fateText(victim, loss, *exchange.struck);
    });
}

void addExchange(QStringList& lines, const smm::Exchange& exchange, const battle::Battle& battle,
                 const battle::Stack& attacker) {
    addFigure(lines, ForecastText::tr("Attack AP"), exchange.attackPower, attacker);
    addFigure(lines, ForecastText::tr("Defense DP"), exchange.defensePower, *exchange.struck);
    lines << chanceText(exchange.hitChance.number()) + u' ' +
                 text::Caption(hitText(exchange), smmRule(27)).text();
    lines << damageText(exchange) + QStringLiteral(" = ") +
                 text::Caption(damageTermsText(exchange), exchange.fallsBy).text();
    addLosses(lines, exchange, exchange.order);
    if (!exchange.joinsFrom)
        return;
    lines << text::Caption(joinText(exchange, battle), smmRule(17)).text();
    addLosses(lines, exchange, exchange.orderJoined);
}

void addChances(QStringList& lines, const QString& name,
                const std::array<smm::Estimate, smm::forecastRounds>& gone) {
    QStringList parts;
    for (const smm::Estimate& chance : gone)
        parts << estimateText(chance);
    lines << ForecastText::tr("%1 gone within 1, 2, 3 rounds: %2").arg(name, text::listed(parts));
}

} // namespace

QStringList forecastLines(const smm::Forecast& forecast, const battle::Battle& battle,
                          const battle::Stack& attacker, const battle::Stack& target, bool isWhole) {
    QStringList lines;
    addExchange(lines, forecast.attack, battle, attacker);
    if (forecast.answer) {
        lines << ForecastText::tr("If they answer:");
        addExchange(lines, *forecast.answer, battle, target);
    } else {
        lines
            << text::caption(forecast.noAnswer, battle).in(ForecastText::tr("They can't answer: %1")).text();
    }
    addChances(lines, text::stackName(target), forecast.targetGone);
    addChances(lines, text::stackName(attacker), forecast.attackerGone);
    if (isWhole)
        lines << ForecastText::tr("Rounds until one of them is gone: %1").arg(roundsText(forecast.rounds));
    return lines;
}

} // namespace sf::ui
