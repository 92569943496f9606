// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/imperio_reasons.h"

#include "core/players/imperio/results.h"
#include "core/rules/imperio/game/record.h"
#include "core/text/imperio_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::text {
namespace {

struct ImperioReasonText {
    Q_DECLARE_TR_FUNCTIONS(sf::text::ImperioReasonText)
public:
    static QString chance(const dice::Fraction& fraction) {
        return tr("%1 (%2 %)").arg(QString::fromStdString(fraction.text()), percent(fraction.number()));
    }
    static QString fight(const imperio::Fight& fight) {
        const dice::Odds& odds = imperio::odds(fight.matchup);
        return tr("%1 against %2 on %3: wins %4, ties %5, loses %6.")
            .arg(imperioKind(fight.matchup.attacker), imperioKind(fight.matchup.defender),
                 imperioSquare(fight.target), chance(odds.winChance()), chance(odds.tieChance()),
                 chance(odds.loseChance()));
    }
    static QString sentence(const imperio::ReasonForAction& reason) {
        using imperio::Why;
        switch (reason.why) {
        case Why::Fights:
            return fight(*reason.fight);
        case Why::CapturesBase:
            return tr("Winning captures the base on %1.").arg(imperioSquare(reason.from));
        case Why::DestroysBase:
            return tr("Winning destroys the base on %1.").arg(imperioSquare(reason.from));
        case Why::ThreatensBases:
            return tr("It threatens an enemy base.");
        case Why::ThreatensPieces:
            return tr("It threatens enemy pieces.");
        case Why::ProtectsBases:
            return tr("Your own bases are less exposed.");
        case Why::ProtectsPieces:
            return tr("Your own pieces are less exposed.");
        case Why::CloserToBase:
            return tr("It comes closer to an enemy base.");
        case Why::Entrenches:
            return tr("Pikemen that stood still become entrenched.");
        case Why::Reinforces:
            return tr("It brings a reinforcement to %1.").arg(imperioSquare(reason.from));
        case Why::NothingGains:
            return tr("No other action gains anything.");
        }
        return {};
    }
    /// "96.5"
    static QString percent(double chance) { return QString::number(100 * chance, 'f', 1); }
};

} // namespace

QString winChance(imperio::Value value) {
    return QString::number(100 * static_cast<double>(value) / static_cast<double>(imperio::sureWin), 'f', 1) +
           QStringLiteral(" %");
}

QString reason(const imperio::ReasonForAction& reason) {
    return ImperioReasonText::sentence(reason);
}

QStringList reasons(const imperio::Position& position, const imperio::Action& action) {
    QStringList sentences;
    for (const imperio::ReasonForAction& why : imperio::reasonsFor(position, action))
        sentences.push_back(reason(why));
    return sentences;
}

QString planText(const imperio::Position& position, const std::vector<imperio::Action>& plan) {
    QStringList actions;
    for (const imperio::Action& action : plan)
        actions << QString::fromStdString(imperio::actionText(action, position.toMove));
    return listed(actions);
}

QStringList planReasons(const imperio::Position& position, const std::vector<imperio::Action>& plan) {
    imperio::Position before = position;
    for (std::size_t at = 0; at + 1 < plan.size(); ++at)
        before = imperio::Results(before, plan[at]).likeliest();
    return plan.empty() ? QStringList() : reasons(before, plan.back());
}

QString setupDangers(const imperio::SetupDangers& dangers) {
    QStringList sentences;
    if (!dangers.strikes.empty()) {
        QStringList strikes;
        for (const imperio::SetupDangers::Strike& strike : dangers.strikes)
            strikes << ImperioReasonText::tr("%1 with %2 %")
                           .arg(imperioSquare(strike.base),
                                ImperioReasonText::percent(strike.chance.number()));
        sentences << ImperioReasonText::tr(
                         "The attacker can beat the bases and the headquarters in its first turn: %1. A side "
                         "without a base has lost (IMP-21).")
                         .arg(listed(strikes));
    }
    if (dangers.isWithoutReserves)
        sentences << ImperioReasonText::tr(
            "There are no reinforcements, so no base can spawn a unit (IMP-7).");
    return sentences.join(u'\n');
}

} // namespace sf::text
