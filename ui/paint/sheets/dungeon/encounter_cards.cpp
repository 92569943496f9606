// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/dungeon/encounter_cards.h"

#include "core/text/display_text.h"
#include "core/text/encounter_text.h"
#include "core/text/figures.h"
#include "core/text/lists.h"
#include "ui/paint/base/sheet_text.h"

namespace sf::paint {

using encounter::Dungeon;

namespace {

QString hits(std::int64_t hp, std::int64_t full) {
    return SheetText::tr("HP %1 (%2)").arg(text::figure(hp), text::figure(full));
}

QString damageText(const encounter::Damage& damage, encounter::DamageType type) {
    return text::listed({QString::fromStdString(damage.text()), text::damageType(type)});
}

QString weaponText(const Dungeon& dungeon, const encounter::Person& person) {
    const encounter::Item* item = person.wielded ? dungeon.item(*person.wielded) : nullptr;
    const encounter::Weapon weapon = item && item->weapon ? *item->weapon : encounter::bareAttack;
    const QString name = item ? text::displayName(item->name) : SheetText::tr("bare hands");
    return text::labelled(name, damageText(weapon.damage, weapon.type));
}

QString armorText(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList parts;
    std::int64_t ac = 0;
    for (const std::string& id : person.worn)
        if (const encounter::Item* item = dungeon.item(id); item && item->armor) {
            ac += item->armor->ac;
            parts << (item->armor->magicResistant ? SheetText::tr("%1 %2, resists magic")
                                                  : SheetText::tr("%1 %2"))
                         .arg(text::displayName(item->name), text::figure(item->armor->ac));
        }
    return parts.isEmpty() ? SheetText::tr("none")
                           : SheetText::tr("AC %1: %2").arg(text::figure(ac), text::clauses(parts));
}

} // namespace

QString itemNames(const Dungeon& dungeon, const std::vector<std::string>& ids) {
    constexpr qsizetype mostLetters = 10'000; // more than anybody prints for one being
    QStringList names;
    qsizetype letters = 0;
    for (const std::string& id : ids) {
        const encounter::Item* item = dungeon.item(id);
        names << text::displayName(item ? item->name : id);
        letters += names.last().size();
        if (letters > mostLetters) {
            names << QStringLiteral("…");
            break;
        }
    }
    return names.isEmpty() ? SheetText::tr("none") : text::listed(names);
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList statuses;
    for (const std::string& status : person.statuses)
        statuses << text::displayName(status);
    BeingCard card{
        text::displayName(person.name),
        SheetText::tr("Dungeon Level %1").arg(text::figure(person.level)),
        person.hp,
        person.maxHp,
        (person.isAlive() ? QStringLiteral("%1") : SheetText::tr("%1, dead"))
            .arg(hits(person.hp, person.maxHp)),
        {{SheetText::tr("Kills, XP"), text::listed({text::figure(person.kills), text::figure(person.xp)})},
         {SheetText::tr("Weapon"), weaponText(dungeon, person)},
         {SheetText::tr("Armor"), armorText(dungeon, person)},
         {SheetText::tr("Items"), itemNames(dungeon, person.items)},
         {SheetText::tr("Statuses"), statuses.isEmpty() ? SheetText::tr("none") : text::listed(statuses)}}};
    if (!person.notes.empty())
        card.lines.push_back({SheetText::tr("Notes"), text::displayName(person.notes)});
    return card;
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Encounter& encounter,
                 const encounter::Monster& monster) {
    return {
        text::displayName(monster.name),
        SheetText::tr("%1, level %2, %3")
            .arg(text::encounterName(encounter), text::figure(encounter.level), text::mode(encounter.mode)),
        monster.hp,
        monster.initialHp,
        hits(monster.hp, monster.initialHp),
        {{SheetText::tr("Damage"), damageText(monster.damage, monster.type)},
         {SheetText::tr("AC, XP"), text::listed({text::figure(monster.ac), text::figure(monster.xp())})},
         {SheetText::tr("Drop"),
          SheetText::tr("%1, rate %2").arg(itemNames(dungeon, monster.drop), text::figure(monster.dropRate))},
         {SheetText::tr("Inflicts"),
          monster.status ? text::status(*monster.status) : SheetText::tr("nothing")}}};
}

} // namespace sf::paint
