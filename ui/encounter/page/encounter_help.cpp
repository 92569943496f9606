// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/encounter_help.h"

#include "core/rules/encounter/odds.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/encounter/attack/loss_buckets.h"
#include "ui/help/markdown_table.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::ui {
namespace {

using encounter::Damage;
using encounter::DamageType;
using encounter::Mode;

constexpr std::array damages{Damage{1, 2, 0}, Damage{1, 4, 0}, Damage{1, 6, 0}, Damage{2, 4, 0},
                             Damage{2, 6, 0}, Damage{3, 6, 0}, Damage{0, 0, 5}};
constexpr std::array armors{0, 1, 2, 4, 6, 8};
constexpr std::array comparedTypes{DamageType{true, false, false}, DamageType{false, true, false},
                                   DamageType{false, false, true}, DamageType{true, false, true},
                                   DamageType{true, true, false}};

struct EncounterHelpText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::EncounterHelp)
};

encounter::LossOdds oddsOf(const Damage& damage, int ac) {
    encounter::Strike strike;
    strike.damage = damage;
    strike.type = encounter::meleeDamage;
    strike.armor = {{"", ac}};
    strike.hp = 10;
    return encounter::LossOdds(strike);
}

/// A row per damage, a column per AC.
template<class Cell>
QString damageTable(Cell cell) {
    QStringList heads{EncounterHelpText::tr("damage ↓, AC →")};
    for (const int ac : armors)
        heads << text::figure(ac);
    QString table = tableHeading(heads);
    for (const Damage& damage : damages) {
        QStringList cells{QStringLiteral("**%1**").arg(QString::fromStdString(damage.text()))};
        for (const int ac : armors)
            cells << cell(oddsOf(damage, ac));
        table += tableRow(cells);
    }
    return table;
}

QString modeTable() {
    QString table =
        tableHeading({EncounterHelpText::tr("damage"), text::mode(Mode::Ranged), text::mode(Mode::Melee)});
    for (const DamageType type : comparedTypes)
        table += tableRow({text::damageType(type),
                           encounter::isAllowed(type, Mode::Ranged) ? EncounterHelpText::tr("allowed")
                                                                    : EncounterHelpText::tr("not allowed"),
                           encounter::isAllowed(type, Mode::Melee) ? EncounterHelpText::tr("allowed")
                                                                   : EncounterHelpText::tr("not allowed")});
    return table;
}

QString xpTable() {
    struct Sample {
        int hp;
        Damage damage;
    };
    QString table = tableHeading(
        {EncounterHelpText::tr("initial HP"), EncounterHelpText::tr("damage"), EncounterHelpText::tr("XP")});
    for (const Sample& sample : {Sample{3, {1, 3, 0}}, Sample{8, {1, 4, 1}}, Sample{9, {2, 6, 0}},
                                 Sample{25, {3, 6, 2}}, Sample{40, {0, 0, 7}}, Sample{1, {0, 0, 1}}}) {
        encounter::Monster monster;
        monster.initialHp = monster.hp = sample.hp;
        monster.damage = sample.damage;
        table += tableRow({text::figure(sample.hp), QString::fromStdString(sample.damage.text()),
                           text::figure(monster.xp())});
    }
    return table;
}

QString armorTypeList() {
    QStringList names;
    for (std::size_t i = 0; i < encounter::armorTypeCount; ++i)
        names << text::armorType(static_cast<encounter::ArmorType>(i));
    return text::asSentence(text::listed(names));
}

QString statusList() {
    QStringList names;
    for (std::size_t i = 0; i < encounter::statusCount; ++i)
        names << text::status(static_cast<encounter::Status>(i));
    return text::asSentence(text::listed(names));
}

QString encounterTable(const QString& name) {
    if (name == QLatin1String("losses"))
        return damageTable(
            [](const encounter::LossOdds& odds) { return QLocale().toString(odds.expected(), 'f', 2); });
    if (name == QLatin1String("misses"))
        return damageTable([](const encounter::LossOdds& odds) { return percentText(1 - odds.atLeast(1)); });
    if (name == QLatin1String("modes"))
        return modeTable();
    if (name == QLatin1String("xp"))
        return xpTable();
    if (name == QLatin1String("armorTypes"))
        return armorTypeList();
    return name == QLatin1String("statuses") ? statusList() : QString();
}

} // namespace

QList<HelpPage> encounterHelp() {
    return {{QStringLiteral("encounter"), EncounterHelpText::tr("Dungeon encounters"), encounterTable}};
}

} // namespace sf::ui
