// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/encounter_pages.h"

#include "core/rules/encounter/announcement.h"
#include "core/text/encounter_words.h"
#include "core/text/words.h"
#include "ui/paint/sheets/being_cards.h"

#include <QCoreApplication>

namespace sf::paint {
namespace {

using encounter::Dungeon;

struct DungeonPageWords {
    Q_DECLARE_TR_FUNCTIONS(sf::paint)
};

QString hits(std::int64_t hp, std::int64_t full) {
    return DungeonPageWords::tr("HP %1 (%2)").arg(text::figure(hp), text::figure(full));
}

QString named(const Dungeon& dungeon, const std::vector<std::string>& ids) {
    QStringList names;
    for (const std::string& id : ids) {
        const encounter::Item* item = dungeon.item(id);
        names << QString::fromStdString(item ? item->name : id);
    }
    return names.isEmpty() ? DungeonPageWords::tr("none") : names.join(QStringLiteral(", "));
}

QString damageText(const encounter::Damage& damage, encounter::DamageType type) {
    return QStringLiteral("%1, %2").arg(QString::fromStdString(damage.text()), text::damageType(type));
}

QString weaponText(const Dungeon& dungeon, const encounter::Person& person) {
    const encounter::Item* item = person.wielded ? dungeon.item(*person.wielded) : nullptr;
    const encounter::Weapon weapon = item && item->weapon ? *item->weapon : encounter::bareAttack;
    const QString name = item ? QString::fromStdString(item->name) : DungeonPageWords::tr("bare hands");
    return QStringLiteral("%1: %2").arg(name, damageText(weapon.damage, weapon.type));
}

QString armorText(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList parts;
    std::int64_t ac = 0;
    for (const std::string& id : person.worn)
        if (const encounter::Item* item = dungeon.item(id); item && item->armor) {
            ac += item->armor->ac;
            parts << DungeonPageWords::tr("%1 %2").arg(QString::fromStdString(item->name),
                                                       text::figure(item->armor->ac)) +
                         (item->armor->magicResistant ? DungeonPageWords::tr(", resists magic") : QString());
        }
    return parts.isEmpty()
               ? DungeonPageWords::tr("none")
               : DungeonPageWords::tr("AC %1: %2").arg(text::figure(ac), parts.join(QStringLiteral("; ")));
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Person& person) {
    QStringList statuses;
    for (const std::string& status : person.statuses)
        statuses << QString::fromStdString(status);
    return {QString::fromStdString(person.name),
            DungeonPageWords::tr("Dungeon Level %1").arg(text::figure(person.level)),
            person.hp,
            person.maxHp,
            hits(person.hp, person.maxHp) + (person.isAlive() ? QString() : DungeonPageWords::tr(", dead")),
            {{DungeonPageWords::tr("Kills, XP"),
              QStringLiteral("%1, %2").arg(text::figure(person.kills), text::figure(person.xp))},
             {DungeonPageWords::tr("Weapon"), weaponText(dungeon, person)},
             {DungeonPageWords::tr("Armor"), armorText(dungeon, person)},
             {DungeonPageWords::tr("Items"), named(dungeon, person.items)},
             {DungeonPageWords::tr("Statuses"), statuses.join(QStringLiteral(", "))}}};
}

BeingCard cardOf(const Dungeon& dungeon, const encounter::Encounter& encounter,
                 const encounter::Monster& monster) {
    return {QString::fromStdString(monster.name),
            DungeonPageWords::tr("%1, level %2, %3")
                .arg(QString::fromStdString(encounter.id), text::figure(encounter.level),
                     text::mode(encounter.mode)),
            monster.hp,
            monster.initialHp,
            hits(monster.hp, monster.initialHp),
            {{DungeonPageWords::tr("Damage"), damageText(monster.damage, monster.type)},
             {DungeonPageWords::tr("AC, XP"),
              QStringLiteral("%1, %2").arg(text::figure(monster.ac), text::figure(monster.xp()))},
             {DungeonPageWords::tr("Drop"),
              DungeonPageWords::tr("%1, rate %2")
                  .arg(named(dungeon, monster.drop), text::figure(monster.dropRate))},
             {DungeonPageWords::tr("Inflicts"),
              monster.status ? text::status(*monster.status) : DungeonPageWords::tr("nothing")}}};
}

void addComments(QStringList& lines, const encounter::Comments& comments) {
    for (std::size_t i = 0; i < comments.size(); ++i)
        lines << QStringLiteral("%1. %2").arg(i + 1).arg(QString::fromStdString(comments[i]));
    lines << QString();
}

QStringList postLines(const Dungeon& dungeon) {
    QStringList lines;
    for (const auto& encounter : dungeon.encounters) {
        lines << u'#' + QString::fromStdString(postTitle(*encounter));
        lines << QString::fromStdString(postText(dungeon, *encounter)).split(u'\n', Qt::SkipEmptyParts);
        addComments(lines, encounter->comments);
    }
    for (const auto& post : dungeon.posts) {
        lines << u'#' + QString::fromStdString(postTitle(*post)) +
                     (post->active ? QString() : DungeonPageWords::tr(", inactive"));
        addComments(lines, post->comments);
    }
    for (const auto& ended : dungeon.ended) {
        lines << QStringLiteral("#[Encounter] Dungeon Level %1").arg(ended->level) +
                     DungeonPageWords::tr(", ended");
        addComments(lines, ended->comments);
    }
    return lines;
}

} // namespace

std::unique_ptr<Pages> partyPages(const Dungeon& dungeon, PageSetup setup) {
    std::vector<BeingCard> cards;
    for (const auto& person : dungeon.people)
        cards.push_back(cardOf(dungeon, *person));
    return cardPages(DungeonPageWords::tr("Party"),
                     DungeonPageWords::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour)),
                     std::move(cards), std::move(setup));
}

std::unique_ptr<Pages> monsterPages(const Dungeon& dungeon, PageSetup setup) {
    std::vector<BeingCard> cards;
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            cards.push_back(cardOf(dungeon, *encounter, *monster));
    return cardPages(DungeonPageWords::tr("Monsters"),
                     DungeonPageWords::tr("Dungeon encounters, %1.").arg(text::clockTime(dungeon.hour)),
                     std::move(cards), std::move(setup));
}

std::unique_ptr<Pages> postPages(const Dungeon& dungeon, PageSetup setup) {
    return textPages(DungeonPageWords::tr("Posts"),
                     DungeonPageWords::tr("With their comments, oldest first."), postLines(dungeon),
                     std::move(setup));
}

} // namespace sf::paint
