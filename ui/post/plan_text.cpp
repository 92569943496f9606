// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/plan_text.h"

#include "core/text/battle_text.h"
#include "core/text/imperio_text.h"
#include "core/text/multiplier_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::ui {

namespace {

struct PlanText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PlanText)
};

QString percent(double share) {
    return QLocale().toString(100 * share, 'f', 1);
}

/// Why an action was refused; empty if it never was.
QString reasonOf(const post::ItemTrial& item, const battle::Battle* battle) {
    if (item.refusal)
        return text::refusal(*item.refusal);
    if (const auto* attack = std::get_if<multiplier::Refusal>(&item.turnRefusal))
        return battle ? text::refusal(*attack, *battle) : text::refusal(*attack);
    const auto* move = std::get_if<battle::Refusal>(&item.turnRefusal);
    return move && battle ? text::refusal(*move, *battle) : QString();
}

QString itemText(const QString& action, const post::ItemTrial& item, int samples,
                 const battle::Battle* battle) {
    const auto share = [samples](int count) { return percent(static_cast<double>(count) / samples); };
    if (item.carriedOut == 0 && item.partly == 0)
        return reasonOf(item, battle).isEmpty()
                   ? PlanText::tr("Action %1 is never carried out.").arg(action)
                   : PlanText::tr("Action %1 is never carried out: %2").arg(action, reasonOf(item, battle));
    if (item.refused > 0)
        return PlanText::tr("Action %1 is skipped in %2 % of the trials: %3")
            .arg(action, share(item.refused), reasonOf(item, battle));
    if (item.partly > 0)
        return PlanText::tr("Action %1 goes only part of the way in %2 % of the trials.")
            .arg(action, share(item.partly));
    return item.turnOver > 0 ? PlanText::tr("Action %1 is skipped in %2 % of the trials: the turn is over.")
                                   .arg(action, share(item.turnOver))
                             : QString();
}

} // namespace

dice::Comparison sumsOf(post::FightResult result) {
    switch (result) {
    case post::FightResult::Won:
        return dice::Comparison::Win;
    case post::FightResult::Tied:
        return dice::Comparison::Tie;
    case post::FightResult::Lost:
        break;
    }
    return dice::Comparison::Lose;
}

QString branchText(post::FightResult result, const dice::Odds& odds) {
    switch (result) {
    case post::FightResult::Won:
        return PlanText::tr("won, %1 %").arg(percent(odds.winChance().number()));
    case post::FightResult::Tied:
        return PlanText::tr("tied, %1 %").arg(percent(odds.tieChance().number()));
    case post::FightResult::Lost:
        break;
    }
    return PlanText::tr("lost, %1 %").arg(percent(odds.loseChance().number()));
}

QString actionText(const post::Plan& plan, std::size_t action) {
    return QStringLiteral("%1. %2").arg(QString::number(action + 1),
                                        QString::fromStdString(post::recordNotation(plan[action].action)));
}

QStringList planLines(const post::Plan& plan) {
    QStringList lines;
    for (std::size_t action = 0; action < plan.size(); ++action)
        lines << QStringLiteral("%1. %2").arg(
            QString::number(action + 1),
            QString::fromStdString(post::spacedPlan(post::planValue({plan[action]}))));
    return lines;
}

QStringList resultsText(const post::Plan& plan, const post::PlanTrial& trial) {
    QStringList lines;
    for (std::size_t action = 0; action < plan.size(); ++action) {
        const auto& [won, lost, tied] = trial.items[action].results;
        if (const int all = won + lost + tied; all > 0)
            lines << PlanText::tr("%1: won %2 %, lost %3 %, tied %4 %")
                         .arg(actionText(plan, action), percent(1.0 * won / all), percent(1.0 * lost / all),
                              percent(1.0 * tied / all));
    }
    return lines;
}

QStringList trialText(const post::Plan& plan, const post::PlanTrial& trial, const battle::Battle* battle) {
    QStringList lines;
    for (std::size_t action = 0; action < plan.size(); ++action)
        if (const QString line =
                itemText(actionText(plan, action), trial.items[action], trial.samples, battle);
            !line.isEmpty())
            lines << line;
    const QString samples = QLocale().toString(trial.samples);
    lines.prepend(
        lines.isEmpty()
            ? PlanText::tr("Tried with %1 random sets of dice: no action is impossible.").arg(samples)
            : PlanText::tr("Tried with %1 random sets of dice:").arg(samples));
    return lines;
}

} // namespace sf::ui
