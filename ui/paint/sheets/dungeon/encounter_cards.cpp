// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include "core/text/display_text.h"
#include "core/text/encounter_words.h"
#include "core/text/figures.h"

#include <QCoreApplication>

namespace sf::paint {

using encounter::Dungeon;

namespace {

struct DungeonCardWords {
    Q_DECLARE_TR_FUNCTIONS(sf::paint)
};

QString hits(std::int64_t hp, std::int64_t full) {
    return DungeonCardWords::tr("HP %1 (%2)").arg(text::figure(hp), text::figure(full));
}

QString damageText(const encounter::Damage& damage, encounter::DamageType type) {
    return QStringLiteral("%1, %2").arg(QString::fromStdString(damage.text()), text::damageType(type));
}

QString weaponText(const Dungeon& dungeon, const encounter::Person& person) {
    const encounter::Item* item = person.wielded ? dungeon.item(*person.wielded) : nullptr;
    const encounter::Weapon weapon = item && item->weapon ? *item->weapon : encounter::bareAttack;
    const QString name = item ? text::displayName(item->name) : DungeonCardWords::tr("bare hands");
    return QStringLiteral("%1: %2").arg(name, damageText(weapon.damage, weapon.type));
}

QString armorText(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList parts;
    std::int64_t ac = 0;
    for (const std::string& id : person.worn)
        if (const encounter::Item* item = dungeon.item(id); item && item->armor) {
            ac += item->armor->ac;
            parts << DungeonCardWords::tr("%1 %2").arg(text::displayName(item->name),
                                                       text::figure(item->armor->ac)) +
                         (item->armor->magicResistant ? DungeonCardWords::tr(", resists magic") : QString());
        }
    return parts.isEmpty()
               ? DungeonCardWords::tr("none")
               : DungeonCardWords::tr("AC %1: %2").arg(text::figure(ac), parts.join(QStringLiteral("; ")));
}

} // namespace

QString itemNames(const Dungeon& dungeon, const std::vector<std::string>& ids) {
    QStringList names;
    for (const std::string& id : ids) {
        const encounter::Item* item = dungeon.item(id);
        names << text::displayName(item ? item->name : id);
    }
    return names.isEmpty() ? DungeonCardWords::tr("none") : names.join(QStringLiteral(", "));
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList statuses;
    for (const std::string& status : person.statuses)
        statuses << text::displayName(status);
    return {text::displayName(person.name),
            DungeonCardWords::tr("Dungeon Level %1").arg(text::figure(person.level)),
            person.hp,
            person.maxHp,
            hits(person.hp, person.maxHp) + (person.isAlive() ? QString() : DungeonCardWords::tr(", dead")),
            {{DungeonCardWords::tr("Kills, XP"),
              QStringLiteral("%1, %2").arg(text::figure(person.kills), text::figure(person.xp))},
             {DungeonCardWords::tr("Weapon"), weaponText(dungeon, person)},
             {DungeonCardWords::tr("Armor"), armorText(dungeon, person)},
             {DungeonCardWords::tr("Items"), itemNames(dungeon, person.items)},
             {DungeonCardWords::tr("Statuses"),
              statuses.isEmpty() ? DungeonCardWords::tr("none") : statuses.join(QStringLiteral(", "))}}};
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Encounter& encounter,
                 const encounter::Monster& monster) {
    return {
        text::displayName(monster.name),
        DungeonCardWords::tr("%1, level %2, %3")
            .arg(text::displayName(encounter.id), text::figure(encounter.level), text::mode(encounter.mode)),
        monster.hp,
        monster.initialHp,
        hits(monster.hp, monster.initialHp),
        {{DungeonCardWords::tr("Damage"), damageText(monster.damage, monster.type)},
         {DungeonCardWords::tr("AC, XP"),
          QStringLiteral("%1, %2").arg(text::figure(monster.ac), text::figure(monster.xp()))},
         {DungeonCardWords::tr("Drop"),
          DungeonCardWords::tr("%1, rate %2")
              .arg(itemNames(dungeon, monster.drop), text::figure(monster.dropRate))},
         {DungeonCardWords::tr("Inflicts"),
          monster.status ? text::status(*monster.status) : DungeonCardWords::tr("nothing")}}};
}

} // namespace sf::paint
