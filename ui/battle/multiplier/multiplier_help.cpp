// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/multiplier_help.h"

#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/multiplier/odds.h"
#include "core/rules/multiplier/turn_state.h"
#include "core/text/battle_text.h"
#include "ui/help/markdown_table.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

using battle::Number;
using multiplier::Side;

struct MultiplierHelpText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MultiplierHelpText)
};

battle::StackPointer soldier(const std::string& id, int side, int attack, int defense) {
    battle::Traits traits;
    const auto set = [&](Number number, int value) {
        traits.numbers[static_cast<std::size_t>(number)] = value;
    };
    set(Number::Attack, attack);
    set(Number::Defense, defense);
    set(Number::Hits, 100);
    battle::Unit unit;
    unit.id.text = id;
    unit.own = std::make_shared<battle::Traits>(std::move(traits));
    battle::resolve(unit, nullptr);
    unit.hitsLeft = unit[Number::Hits];
    battle::Stack stack;
    stack.id.text = id;
    stack.side = side;
    stack.units = std::vector{std::move(unit)};
    return std::make_shared<const battle::Stack>(std::move(stack));
}

/// One unit against one on a map of one hex.
battle::Battle duel(int attack, int defense, battle::Terrain terrain = battle::Terrain::Open) {
    battle::Battle battle;
    battle.rules = multiplier::system().id();
    battle.sides.resize(2);
    battle.map.edit().setTerrain({0, 0}, key(terrain));
    battle.stacks.insert(0, soldier("a", 0, attack, 0));
    battle.stacks.insert(1, soldier("d", 1, attack, defense));
    return battle;
}

multiplier::Strike strikeIn(const battle::Battle& battle, Side side) {
    multiplier::Attack attack;
    attack.attacker.text = "a";
    attack.defender.text = "d";
    const auto combat = std::get<multiplier::Combat>(multiplier::combatOf(battle, attack));
    return multiplier::strikeOf(combat, multiplier::standingOf(combat), side);
}

QString table(const QStringList& head, const QList<QStringList>& rows) {
    QString text = tableHeading(head);
    for (const QStringList& cells : rows)
        text += tableRow(cells);
    return text;
}

/// The factor of each sum and its chance out of 36, read from a strike for which each factor makes one hit.
QString randomTable() {
    constexpr int wholeAttack = 20;
    const battle::Battle battle = duel(wholeAttack, 0);
    multiplier::Attack attack;
    attack.attacker.text = "a";
    attack.defender.text = "d";
    const auto combat = std::get<multiplier::Combat>(multiplier::combatOf(battle, attack));
    const multiplier::SideForecast forecast = multiplier::forecastOf(combat).attacker;
    QStringList sums{MultiplierHelpText::tr("sum of the dice")};
    QStringList factors{MultiplierHelpText::tr("Random")};
    QStringList ways{MultiplierHelpText::tr("ways of 36")};
    for (int sum = 2; sum <= 12; ++sum) {
        sums << text::figure(sum);
        factors << text::decimal(multiplier::Strike::random(sum));
        for (const auto& [hits, count] : forecast.hits)
            if (hits == forecast.strike.hitsOn(sum))
                ways << text::figure(count / 36);
    }
    return table(sums, {factors, ways});
}

/// How many of eight hits go through, by average defense and terrain bonus.
QString armourTable() {
    constexpr int most = 8;
    QStringList head{MultiplierHelpText::tr("average defense")};
    QList<QStringList> rows{{MultiplierHelpText::tr("open ground")},
                            {MultiplierHelpText::tr("woods, river")},
                            {MultiplierHelpText::tr("fort, bridge")}};
    for (int defense = 0; defense <= most; ++defense) {
        head << text::figure(defense);
        qsizetype at = 0;
        for (const auto terrain : {battle::Terrain::Open, battle::Terrain::Woods, battle::Terrain::Fort})
            rows[at++] << text::figure(strikeIn(duel(most, defense, terrain), Side::Attacker).hitsOn(12));
    }
    return table(head, rows);
}

QString terrainTable() {
    QStringList head;
    QStringList bonus;
    for (int i = 0; i < battle::terrainCount; ++i) {
        const auto terrain = static_cast<battle::Terrain>(i);
        if (terrain == battle::Terrain::Water || terrain == battle::Terrain::Wall)
            continue; // walkers can't go there
        head << text::terrain(terrain);
        bonus << text::figure(strikeIn(duel(1, 0, terrain), Side::Attacker).terrain);
    }
    return table(head, {bonus});
}

QString specialTable() {
    QStringList head{MultiplierHelpText::tr("combats fought as defender this turn")};
    QStringList factors{MultiplierHelpText::tr("a special bonus of 2 counts")};
    battle::Battle battle = duel(1, 0);
    for (int combats = 0; combats <= 4; ++combats) {
        battle::Stack defender = *battle.stacks[1];
        multiplier::editState(defender, [combats](multiplier::StackState& state) {
            state.specialBonus = "2";
            state.defendedThisTurn = combats;
        });
        battle.stacks.replace(1, std::make_shared<const battle::Stack>(std::move(defender)));
        head << text::figure(combats);
        factors << text::decimal(strikeIn(battle, Side::Defender).special);
    }
    return table(head, {factors});
}

} // namespace

QString multiplierTable(const QString& name) {
    if (name == QLatin1String("random"))
        return randomTable();
    if (name == QLatin1String("armour"))
        return armourTable();
    if (name == QLatin1String("terrain"))
        return terrainTable();
    return name == QLatin1String("special") ? specialTable() : QString();
}

HelpPage multiplierHelp() {
    return {QStringLiteral("multiplier"), MultiplierHelpText::tr("Multiplier combat"), multiplierTable};
}

} // namespace sf::ui
