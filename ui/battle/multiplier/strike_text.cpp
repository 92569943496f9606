// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/strike_text.h"

#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sf::ui {

using multiplier::Combat;
using multiplier::Side;
using multiplier::Strike;

namespace {

struct StrikeText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::StrikeText)
};

QString attackRemark(const Combat& combat, const Strike& strike) {
    constexpr int fighters = 8;
    const int living = combat.stack(strike.side).living();
    return living > fighters ? StrikeText::tr("the first 8 of %n living units", nullptr, living)
                             : StrikeText::tr("%n living unit(s)", nullptr, living);
}

QString commandRemark(const Strike& strike) {
    QStringList parts;
    if (strike.commanderLevel >= 0)
        parts << StrikeText::tr("Commander of level %1").arg(text::figure(strike.commanderLevel));
    if (strike.chiefWarlordNear)
        parts << StrikeText::tr("Chief Warlord in the hex");
    return parts.isEmpty() ? StrikeText::tr("no Commander") : parts.join(QStringLiteral(" + "));
}

QString specialRemark(const Combat& combat, const Strike& strike) {
    const multiplier::StackState& state = multiplier::stateOf(combat.stack(strike.side));
    const QString bonus =
        state.specialBonus.empty() ? QStringLiteral("1") : QString::fromStdString(state.specialBonus);
    const int halvings = strike.side == Side::Defender ? state.defendedThisTurn.value_or(0) : 0;
    if (halvings == 0)
        return state.specialBonus.empty() ? StrikeText::tr("none") : QString();
    return StrikeText::tr("%1, halved %n time(s) this turn", nullptr, halvings).arg(bonus);
}

QString terrainRemark(const Combat& combat, const Strike& strike) {
    if (strike.side == Side::Defender)
        return StrikeText::tr("attackers have none");
    if (strike.terrain == 0 && combat.defender->living() > 0 &&
        std::ranges::all_of(*combat.defender->units, [](const battle::Unit& unit) {
            return !unit.isAlive() || multiplier::flies(unit);
        }))
        return StrikeText::tr("flyers have none");
    return text::terrain(combat.terrain);
}

} // namespace

std::vector<FigureRows::Row> factorRows(const Combat& combat, const Strike& strike) {
    const QString victim = text::stackName(combat.stack(otherSide(strike.side)));
    return {
        {StrikeText::tr("Total Attack"), attackRemark(combat, strike), text::figure(strike.totalAttack),
         multiplierRule(3)},
        {StrikeText::tr("× Command"), commandRemark(strike), text::decimal(strike.command),
         multiplierRule(4)},
        {StrikeText::tr("× Special bonus"), specialRemark(combat, strike), text::decimal(strike.special),
         multiplierRule(5)},
        {StrikeText::tr("× Ambush"), {}, text::decimal(strike.ambush), multiplierRule(6)},
        {StrikeText::tr("× Random"), StrikeText::tr("(two dice + 8) / 20"),
         StrikeText::tr("%1 to %2").arg(text::decimal(Strike::random(2)), text::decimal(Strike::random(12))),
         multiplierRule(7)},
        {StrikeText::tr("× (8 − Defense …"), StrikeText::tr("average of %1").arg(victim),
         text::decimal(strike.defense), multiplierRule(8)},
        {StrikeText::tr("… − Terrain) / 8"), terrainRemark(combat, strike), text::figure(strike.terrain),
         multiplierRule(8)},
    };
}

std::vector<FigureRows::Row> stackRows(const Combat& itself) {
    const multiplier::Standing standing = multiplier::standingOf(itself);
    const Strike own = multiplier::strikeOf(itself, standing, Side::Defender);
    const Strike onIt = multiplier::strikeOf(itself, standing, Side::Attacker);
    const battle::Stack& stack = *itself.defender;
    const int move = multiplier::moveLeft(stack);
    const int combats = multiplier::stateOf(stack).defendedThisTurn.value_or(0);
    const bool isRanged = multiplier::isRanged(stack, standing.defender);
    return {
        {StrikeText::tr("Total Attack"), attackRemark(itself, own), text::figure(own.totalAttack),
         multiplierRule(3)},
        {StrikeText::tr("Command"), commandRemark(own), text::decimal(own.command), multiplierRule(4)},
        {StrikeText::tr("Average defense"), {}, text::decimal(onIt.defense), multiplierRule(8)},
        {StrikeText::tr("Terrain bonus as defender"), terrainRemark(itself, onIt), text::figure(onIt.terrain),
         multiplierRule(8)},
        {StrikeText::tr("Ranged stack"),
         {},
         isRanged ? StrikeText::tr("yes") : StrikeText::tr("no"),
         multiplierRule(10)},
        {StrikeText::tr("Move left"), {}, text::figure(move), multiplierRule(0)},
        {StrikeText::tr("Attacked this turn"),
         {},
         multiplier::stateOf(stack).attackedThisTurn ? StrikeText::tr("yes") : StrikeText::tr("no"),
         multiplierRule(0)},
        {StrikeText::tr("Combats as defender this turn"), {}, text::figure(combats), multiplierRule(5)},
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
                        StrikeText::tr("%1 of %2 hits left")
                            .arg(text::figure(unit.hitsLeft), text::figure(unit[battle::Number::Hits])),
                        waysText(forecast.croaks[i]),
                        {}});
    }
    if (safe > 0)
        rows.push_back({StrikeText::tr("%n unit(s) can't croak", nullptr, safe), {}, waysText(0), {}});
    rows.push_back({StrikeText::tr("All of %1").arg(text::stackName(stack)),
                    {},
                    waysText(forecast.wipedOut),
                    multiplierRule(12)});
    return rows;
}

QString orderText(const Combat& combat, multiplier::Order order) {
    switch (order) {
    case multiplier::Order::AtOnce:
        return StrikeText::tr("Both strike at once, from the units alive now.");
    case multiplier::Order::DefenderFirst:
        return StrikeText::tr("%1 will strike first, being ranged; what survives strikes back.")
            .arg(text::stackName(*combat.defender));
    case multiplier::Order::AttackerFirst:
        return StrikeText::tr("%1 will strike first, being ranged; what survives strikes back.")
            .arg(text::stackName(*combat.attacker));
    case multiplier::Order::AttackerAlone:
        return StrikeText::tr("%1 will strike and leave before the answer.")
            .arg(text::stackName(*combat.attacker));
    }
    return {};
}

QString expectedText(double hits) {
    return StrikeText::tr("On average %1 hits").arg(text::decimal(qRound(hits * 100) / 100.0));
}

QString waysText(int ways) {
    const double percent = 100.0 * ways / multiplier::allWays;
    const bool isRare = ways > 0 && ways < multiplier::allWays && (percent < 10 || percent > 99);
    return StrikeText::tr("%1 %").arg(QLocale().toString(percent, 'f', isRare ? 1 : 0));
}

QString hitsText(const std::vector<std::pair<std::int64_t, int>>& hits) {
    QStringList parts;
    for (const auto& [hit, ways] : hits) {
        const auto count = static_cast<int>(hit);
        parts << StrikeText::tr("%n hit(s) %1", nullptr, count).arg(waysText(ways));
    }
    return text::listed(parts);
}

} // namespace sf::ui
