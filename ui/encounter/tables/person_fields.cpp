// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in piece_field.h.
#include "core/rules/encounter/apply.h"
#include "core/text/figures.h"
#include "ui/encounter/tables/piece_field.h"

#include <QCoreApplication>

#include <limits>

namespace sf::ui {

using encounter::Dungeon;
using encounter::Person;

namespace {

using Problem = std::optional<text::Caption>;

struct PersonText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::PersonField)
};

QString personHpText(const Person& person, const Dungeon& /*dungeon*/) {
    return QStringLiteral("%1 (%2)").arg(text::figure(person.hp), text::figure(person.maxHp));
}

Problem readPersonHp(const QString& text, Person& person, const Dungeon& /*dungeon*/) {
    return readHp(text, -2 * encounter::largestNumber, encounterRule(1), person.hp, person.maxHp);
}

QString bareHands() {
    return PersonText::tr("bare hands");
}

QString wieldedText(const Person& person, const Dungeon& dungeon) {
    return person.wielded ? itemName(dungeon, *person.wielded) : bareHands();
}

QStringList wieldChoices(const Person& person, const Dungeon& dungeon) {
    QStringList choices{bareHands()};
    for (const std::string& id : person.items)
        if (const encounter::Item* item = dungeon.item(id);
            item && item->weapon && !choices.contains(QString::fromStdString(item->name)))
            choices << QString::fromStdString(item->name);
    return choices;
}

Problem readWielded(const QString& text, Person& person, const Dungeon& dungeon) {
    if (text.trimmed().isEmpty() || text == bareHands()) {
        person.wielded.reset();
        return std::nullopt;
    }
    std::vector<std::string> ids;
    if (auto problem = readItems(text, dungeon, encounterRule(1), ids))
        return problem;
    if (ids.size() != 1)
        return text::Caption{PersonText::tr("Only one weapon can be wielded."), encounterRule(1)};
    person.wielded = ids.front();
    return std::nullopt;
}

QString wornText(const Person& person, const Dungeon& dungeon) {
    return itemNames(dungeon, person.worn);
}

Problem readWorn(const QString& text, Person& person, const Dungeon& dungeon) {
    return readItems(text, dungeon, encounterRule(4), person.worn);
}

QString carriedText(const Person& person, const Dungeon& dungeon) {
    return itemNames(dungeon, person.items);
}

Problem readCarried(const QString& text, Person& person, const Dungeon& dungeon) {
    return readItems(text, dungeon, encounterRule(1), person.items);
}

QString personStatusText(const Person& person, const Dungeon& /*dungeon*/) {
    return namesText(person.statuses);
}

Problem readStatuses(const QString& text, Person& person, const Dungeon& /*dungeon*/) {
    person.statuses = namesFrom(text);
    return std::nullopt;
}

QString stateText(const Person& person, const Dungeon& /*dungeon*/) {
    if (!person.isAlive())
        return PersonText::tr("dead");
    return person.attackedToday ? PersonText::tr("attacked") : PersonText::tr("may attack");
}

QStringList stateChoices(const Person& person, const Dungeon& dungeon) {
    if (!person.isAlive())
        return {stateText(person, dungeon)};
    return {PersonText::tr("may attack"), PersonText::tr("attacked")};
}

Problem readState(const QString& text, Person& person, const Dungeon& /*dungeon*/) {
    if (text == PersonText::tr("attacked") || text == PersonText::tr("may attack"))
        person.attackedToday = text == PersonText::tr("attacked");
    else if (person.isAlive() || text != PersonText::tr("dead"))
        return text::Caption{PersonText::tr("Type may attack or attacked."), encounterRule(7)};
    return std::nullopt;
}

std::vector<PieceField<Person>> makePersonFields() {
    return {
        {"name", PersonText::tr("Name"), PersonText::tr("The name of the @ (ENC-1)"), false,
         [](const Person& person, const Dungeon&) { return QString::fromStdString(person.name); },
         [](const QString& text, Person& person, const Dungeon&) { return readName(text, person.name); }},
        numberField("level", PersonText::tr("Level"),
                    PersonText::tr("Dungeon Level, any whole number (ENC-1)"), &Person::level,
                    -encounter::largestNumber, encounter::largestNumber, encounterRule(1)),
        {"hp", PersonText::tr("HP"),
         PersonText::tr("HP and Max HP as X (Y); -2 or +2 changes them; below 1 the @ dies (ENC-1)"), true,
         personHpText, readPersonHp},
        numberField("kills", PersonText::tr("Kills"), PersonText::tr("Monsters and @s killed (ENC-10)"),
                    &Person::kills, 0, std::numeric_limits<std::int64_t>::max(), encounterRule(1)),
        numberField("xp", PersonText::tr("XP"), PersonText::tr("Credited for the Monsters killed (ENC-10)"),
                    &Person::xp, 0, std::numeric_limits<std::int64_t>::max(), encounterRule(1)),
        {"wielded", PersonText::tr("Weapon"),
         PersonText::tr("The weapon in hand (must be carried). Bare hands do 1d2 melee (ENC-1)"), false,
         wieldedText, readWielded, wieldChoices},
        {"worn", PersonText::tr("Armor"),
         PersonText::tr("Worn armors, carried, at most one of each type (ENC-4)"), false, wornText, readWorn},
        {"items", PersonText::tr("Items"),
         PersonText::tr("Carried items: names from the library, separated by commas (ENC-1)"), false,
         carriedText, readCarried},
        {"statuses", PersonText::tr("Statuses"), PersonText::tr("Separated by commas (ENC-9)"), false,
         personStatusText, readStatuses},
        {"today", PersonText::tr("Today"), PersonText::tr("One attack a day (ENC-7)"), false, stateText,
         readState, stateChoices},
        {"notes", PersonText::tr("Notes"), PersonText::tr("Whatever you want to remember of the @"), false,
         [](const Person& person, const Dungeon&) { return QString::fromStdString(person.notes); },
         [](const QString& text, Person& person, const Dungeon&) {
             person.notes = text.trimmed().toStdString();
             return Problem();
         }},
    };
}

} // namespace

const std::vector<PieceField<Person>>& personFields() {
    static const std::vector<PieceField<Person>> fields = makePersonFields();
    return fields;
}

} // namespace sf::ui
