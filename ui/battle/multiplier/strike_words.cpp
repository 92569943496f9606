// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/strike_words.h"

#include "core/text/words.h"
#include "ui/battle/multiplier/hits_chart.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::ui {

using multiplier::Combat;
using multiplier::Side;
using multiplier::Strike;

namespace {

QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("sf::ui::StrikeWords", text, nullptr, count);
}

QString attackRemark(const Combat& combat, const Strike& strike) {
    constexpr int fighters = 8;
    const int living = combat.stack(strike.side).living();
    return living > fighters ? tr("the first 8 of %n living units", living) : tr("%n living unit(s)", living);
}

QString commandRemark(const Strike& strike) {
    QStringList parts;
    if (strike.commanderLevel >= 0)
        parts << tr("Commander of level %1").arg(text::figure(strike.commanderLevel));
    if (strike.chiefWarlordNear)
        parts << tr("Chief Warlord in the hex");
    return parts.isEmpty() ? tr("no Commander") : parts.join(QStringLiteral(" + "));
}

QString specialRemark(const Combat& combat, const Strike& strike) {
    const battle::StackExtras& extras = *combat.stack(strike.side).extras;
    const QString bonus =
        extras.specialBonus.empty() ? QStringLiteral("1") : QString::fromStdString(extras.specialBonus);
    const int halvings = strike.side == Side::Defender ? extras.defendedThisTurn.value_or(0) : 0;
    if (halvings == 0)
        return extras.specialBonus.empty() ? tr("none") : QString();
    return tr("%1, halved %n time(s) this turn", halvings).arg(bonus);
}

QString terrainRemark(const Combat& combat, const Strike& strike) {
    if (strike.side == Side::Defender)
        return tr("attackers have none");
    if (strike.terrain == 0 && combat.defender->living() > 0 &&
        std::ranges::all_of(*combat.defender->units, [](const battle::Unit& unit) {
            return !unit.isAlive() || multiplier::flies(unit);
        }))
        return tr("flyers have none");
    return text::terrain(combat.terrain);
}

} // namespace

std::vector<FigureRows::Row> factorRows(const Combat& combat, const Strike& strike) {
    const QString victim = text::stackName(combat.stack(otherSide(strike.side)));
    return {
        {tr("Total Attack"), attackRemark(combat, strike), text::figure(strike.totalAttack),
         multiplierRule(3)},
        {tr("× Command"), commandRemark(strike), text::decimal(strike.command), multiplierRule(4)},
        {tr("× Special bonus"), specialRemark(combat, strike), text::decimal(strike.special),
         multiplierRule(5)},
        {tr("× Ambush"), {}, text::decimal(strike.ambush), multiplierRule(6)},
        {tr("× Random"), tr("(two dice + 8) / 20"),
         tr("%1 to %2").arg(text::decimal(Strike::random(2)), text::decimal(Strike::random(12))),
         multiplierRule(7)},
        {tr("× (8 − Defense …"), tr("average of %1").arg(victim), text::decimal(strike.defense),
         multiplierRule(8)},
        {tr("… − Terrain) / 8"), terrainRemark(combat, strike), text::figure(strike.terrain),
         multiplierRule(8)},
    };
}

std::vector<FigureRows::Row> stackRows(const Combat& itself) {
    const multiplier::Standing standing = multiplier::standingOf(itself);
    const Strike own = multiplier::strikeOf(itself, standing, Side::Defender);
    const Strike onIt = multiplier::strikeOf(itself, standing, Side::Attacker);
    const battle::Stack& stack = *itself.defender;
    const int move = multiplier::moveLeft(stack);
    const int combats = stack.extras->defendedThisTurn.value_or(0);
    const bool isRanged = multiplier::isRanged(stack, standing.defender);
    return {
        {tr("Total Attack"), attackRemark(itself, own), text::figure(own.totalAttack), multiplierRule(3)},
        {tr("Command"), commandRemark(own), text::decimal(own.command), multiplierRule(4)},
        {tr("Average defense"), {}, text::decimal(onIt.defense), multiplierRule(8)},
        {tr("Terrain bonus as defender"), terrainRemark(itself, onIt), text::figure(onIt.terrain),
         multiplierRule(8)},
        {tr("Ranged stack"), {}, isRanged ? tr("yes") : tr("no"), multiplierRule(10)},
        {tr("Move left"), {}, text::figure(move), multiplierRule(0)},
        {tr("Attacked this turn"),
         {},
         stack.extras->attackedThisTurn ? tr("yes") : tr("no"),
         multiplierRule(0)},
        {tr("Combats as defender this turn"), {}, text::figure(combats), multiplierRule(5)},
    };
}

std::vector<FigureRows::Row> croakRows(const battle::Stack& stack, const multiplier::SideForecast& forecast) {
    std::vector<FigureRows::Row> rows;
    int safe = 0;
    for (std::size_t i = 0; i < forecast.croaks.size(); ++i) {
        const battle::Unit& unit = (*stack.units)[i];
        if (!unit.isAlive())
            continue;
        if (forecast.croaks[i] == 0) {
            ++safe;
            continue;
        }
        rows.push_back({text::unitName(unit),
                        tr("%1 of %2 hits left")
                            .arg(text::figure(unit.hitsLeft), text::figure(unit[battle::Number::Hits])),
                        waysText(forecast.croaks[i]),
                        {}});
    }
    if (safe > 0)
        rows.push_back({tr("%n unit(s) can't croak", safe), {}, waysText(0), {}});
    rows.push_back(
        {tr("All of %1").arg(text::stackName(stack)), {}, waysText(forecast.wipedOut), multiplierRule(12)});
    return rows;
}

QString orderText(const Combat& combat, multiplier::Order order) {
    switch (order) {
    case multiplier::Order::AtOnce:
        return tr("Both strike at once, from the units alive now.");
    case multiplier::Order::DefenderFirst:
        return tr("%1 is ranged and strikes first; what survives strikes back.")
            .arg(text::stackName(*combat.defender));
    case multiplier::Order::AttackerFirst:
        return tr("%1 is ranged and strikes first; what survives strikes back.")
            .arg(text::stackName(*combat.attacker));
    case multiplier::Order::AttackerAlone:
        return tr("%1 strikes and leaves before the answer.").arg(text::stackName(*combat.attacker));
    }
    return {};
}

QString expectedText(double hits) {
    return tr("On average %1 hits").arg(text::decimal(qRound(hits * 100) / 100.0));
}

} // namespace sf::ui
