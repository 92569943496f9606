// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the pieces of a dungeon from JSON and checks each one's form and ranges. Whether they fit together is
// checked once the whole document is read.
#include "core/document/encounter/encounter_file.h"

#include "core/rules/encounter/apply.h"
#include "core/rules/limits.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>

namespace sf::document {
namespace {

using encounter::Armor;
using encounter::ArmorType;
using encounter::armorTypeCount;
using encounter::Damage;
using encounter::DamageType;
using encounter::Encounter;
using encounter::Item;
using encounter::largestPlus;
using encounter::Mode;
using encounter::Monster;
using encounter::Person;
using encounter::readDamage;
using encounter::Status;
using encounter::statusCount;
using encounter::TableLine;
using encounter::typeOfNewWeapon;
using encounter::undoDiceCount;
using encounter::Weapon;

constexpr int largest = static_cast<int>(encounter::largestNumber);
constexpr std::int64_t largestTotal = std::numeric_limits<std::int64_t>::max();

/// One of the words that `key()` returns for the values from 0 to `count` - 1.
template<class Value>
Value readChoice(JsonReader& json, std::size_t count, const char* expected) {
    if (json.failed())
        return {};
    if (json.type() == JsonTape::Type::String)
        for (std::size_t i = 0; i < count; ++i)
            if (json.peek() == encounter::key(static_cast<Value>(i))) {
                json.string();
                return static_cast<Value>(i);
            }
    json.fail(expected);
    return {};
}

Damage readDamageOf(JsonReader& json) {
    if (json.failed())
        return {};
    if (json.type() == JsonTape::Type::Number)
        return {0, 0, json.integer(0, largestPlus, encounterRule(2))};
    const auto damage = readDamage(json.peek());
    if (json.type() != JsonTape::Type::String || !damage) {
        json.fail(QT_TRANSLATE_NOOP(
            "sf::document",
            "damage such as \"2d6\", \"1d4+2\" or 3, with 1 to 1,000 dice of 1 to 1,000,000 sides (ENC-2)"));
        return {};
    }
    json.string();
    return *damage;
}

bool readOneType(JsonReader& json, DamageType& type) {
    const std::string_view word = json.peek();
    if (word == "ranged")
        type.ranged = true;
    else if (word == "melee")
        type.melee = true;
    else if (word == "magic")
        type.magic = true;
    else
        return false;
    json.string();
    return true;
}

DamageType readType(JsonReader& json) {
    constexpr const char* expected = QT_TRANSLATE_NOOP("sf::document", "ranged, melee or magic (ENC-2)");
    DamageType type;
    json.list([&](std::size_t) {
        if (!json.failed() && !readOneType(json, type))
            json.fail(expected);
    });
    if (!json.failed() && type.isNone())
        json.fail(
            QCoreApplication::translate("sf::document", "at least one of ranged, melee and magic (ENC-2)"),
            QCoreApplication::translate("sf::document", "none"));
    return type;
}

Weapon readWeapon(JsonReader& json, bool& hasType) {
    Weapon weapon;
    bool hasDamage = false;
    json.object([&](std::string_view key) {
        if (key == "damage") {
            weapon.damage = readDamageOf(json);
            hasDamage = true;
        } else if (key == "type") {
            weapon.type = readType(json);
            hasType = true;
        } else {
            json.raw();
        }
    });
    json.require(hasDamage, "damage");
    return weapon;
}

Armor readArmor(JsonReader& json) {
    Armor armor;
    bool hasType = false;
    json.object([&](std::string_view key) {
        if (key == "ac")
            armor.ac = json.integer(0, 1'000'000, encounterRule(4));
        else if (key == "type") {
            armor.type = readChoice<ArmorType>(
                json, armorTypeCount,
                QT_TRANSLATE_NOOP("sf::document",
                                  "Helm, Cloak, Body Armor, Shirt, Shield, Gloves or Boots (ENC-4)"));
            hasType = true;
        } else if (key == "magicResistant")
            armor.magicResistant = json.boolean();
        else
            json.raw();
    });
    json.require(hasType, "type");
    return armor;
}

bool readPersonMember(JsonReader& json, std::string_view key, Person& person) {
    if (key == "id")
        person.id = json.word();
    else if (key == "name")
        person.name = json.string();
    else if (key == "level")
        person.level = json.integer(-largest, largest, encounterRule(1));
    else if (key == "hp")
        person.hp =
            json.largeInteger(-2 * encounter::largestNumber, encounter::largestNumber, encounterRule(1));
    else if (key == "maxHp")
        person.maxHp = json.largeInteger(1, encounter::largestNumber, encounterRule(1));
    else if (key == "kills")
        person.kills = json.largeInteger(0, largestTotal, encounterRule(1));
    else if (key == "xp")
        person.xp = json.largeInteger(0, largestTotal, encounterRule(1));
    else if (key == "items")
        person.items = readIds(json);
    else if (key == "wielded")
        person.wielded = json.null() ? std::nullopt : std::optional(std::string(json.word()));
    else if (key == "worn")
        person.worn = readIds(json);
    else if (key == "statuses")
        person.statuses = readIds(json, limits::statuses);
    else if (key == "attackedToday")
        person.attackedToday = json.boolean();
    else if (key == "notes")
        person.notes = json.string();
    else
        return false;
    return true;
}

std::optional<Status> readStatus(JsonReader& json) {
    if (json.null())
        return std::nullopt;
    if (json.peek() == "none") {
        json.string();
        return std::nullopt;
    }
    return readChoice<Status>(
        json, statusCount,
        QT_TRANSLATE_NOOP("sf::document", "Stunned, Confused, Hallucinating, Blind, Slimed or null (ENC-3)"));
}

bool readMonsterMember(JsonReader& json, std::string_view key, Monster& monster) {
    if (key == "id")
        monster.id = json.word();
    else if (key == "name")
        monster.name = json.string();
    else if (key == "hp")
        monster.hp = json.largeInteger(1, encounter::largestNumber, encounterRule(3));
    else if (key == "initialHp")
        monster.initialHp = json.largeInteger(1, encounter::largestNumber, encounterRule(3));
    else if (key == "damage")
        monster.damage = readDamageOf(json);
    else if (key == "type")
        monster.type = readType(json);
    else if (key == "ac")
        monster.ac = json.integer(-largest, largest, encounterRule(3));
    else if (key == "drop")
        monster.drop = readIds(json);
    else if (key == "dropRate")
        monster.dropRate = json.integer(0, 100, encounterRule(3));
    else if (key == "status")
        monster.status = readStatus(json);
    else
        return false;
    return true;
}

void readMonsters(JsonReader& json, Encounter& encounter) {
    json.list(
        [&](std::size_t) {
            encounter.monsters.push_back(std::make_shared<const Monster>(readMonster(json)));
        },
        limits::monsters);
    if (!json.failed() && encounter.monsters.empty())
        json.fail(QCoreApplication::translate("sf::document", "at least one Monster (ENC-5)"),
                  QCoreApplication::translate("sf::document", "an empty list"));
}

} // namespace

std::vector<std::string> readIds(JsonReader& json, int most) {
    std::vector<std::string> ids;
    json.list([&](std::size_t) { ids.emplace_back(json.word()); }, most);
    return ids;
}

encounter::Comments readComments(JsonReader& json) {
    encounter::Comments comments;
    json.list([&](std::size_t) { comments.add(std::string(json.string(limits::commentBytes))); },
              limits::comments);
    return comments;
}

Mode readMode(JsonReader& json) {
    return readChoice<Mode>(json, 2, QT_TRANSLATE_NOOP("sf::document", "ranged or melee (ENC-6)"));
}

UndoDice readUndoDice(JsonReader& json) {
    return readChoice<UndoDice>(json, undoDiceCount,
                                QT_TRANSLATE_NOOP("sf::document", "allow, ask or never"));
}

Person readPerson(JsonReader& json) {
    Person person;
    UnknownMembers unknown;
    bool hasLevel = false;
    json.object([&](std::string_view key) {
        hasLevel |= key == "level";
        if (!readPersonMember(json, key, person))
            unknown.add(key, json);
    });
    json.require(!person.id.empty(), "id");
    json.require(hasLevel, "level");
    if (person.name.empty())
        person.name = person.id;
    person.unknown = unknown.result();
    return person;
}

Item readItem(JsonReader& json) {
    Item item;
    UnknownMembers unknown;
    bool hasWeaponType = false;
    json.object([&](std::string_view key) {
        if (key == "id")
            item.id = json.word();
        else if (key == "name")
            item.name = json.string();
        else if (key == "weapon" && !json.null())
            item.weapon = readWeapon(json, hasWeaponType);
        else if (key == "armor" && !json.null())
            item.armor = readArmor(json);
        else if (key != "weapon" && key != "armor")
            unknown.add(key, json);
    });
    json.require(!item.id.empty(), "id");
    if (item.name.empty())
        item.name = item.id;
    if (item.weapon && !hasWeaponType)
        item.weapon->type = typeOfNewWeapon(item.name);
    item.unknown = unknown.result();
    return item;
}

Monster readMonster(JsonReader& json) {
    Monster monster;
    UnknownMembers unknown;
    bool hasHp = false;
    bool hasInitialHp = false;
    bool hasDamage = false;
    json.object([&](std::string_view key) {
        hasHp |= key == "hp";
        hasInitialHp |= key == "initialHp";
        hasDamage |= key == "damage";
        // A Monster's XP is not read but computed from its stats (ENC-3).
        if (key == "xp")
            json.raw();
        else if (!readMonsterMember(json, key, monster))
            unknown.add(key, json);
    });
    json.require(!monster.id.empty(), "id");
    json.require(hasHp, "hp");
    json.require(hasDamage, "damage");
    if (!hasInitialHp)
        monster.initialHp = monster.hp;
    if (monster.name.empty())
        monster.name = monster.id;
    monster.unknown = unknown.result();
    return monster;
}

std::string readTitle(JsonReader& json) {
    std::string title(json.string());
    if (title.size() > limits::textBytes)
        json.fail(QCoreApplication::translate("sf::document", "at most %1 bytes")
                      .arg(QLocale().toString(static_cast<qulonglong>(limits::textBytes))),
                  QLocale().toString(static_cast<qulonglong>(title.size())));
    return title;
}

Encounter readEncounter(JsonReader& json) {
    Encounter encounter;
    UnknownMembers unknown;
    json.object([&](std::string_view key) {
        if (key == "id")
            encounter.id = json.word();
        else if (key == "level")
            encounter.level = json.integer(-largest, largest, encounterRule(5));
        else if (key == "mode")
            encounter.mode = readMode(json);
        else if (key == "hoursTogether")
            encounter.hoursTogether = json.integer(0, largest, encounterRule(6));
        else if (key == "hoursInMode")
            encounter.hoursInMode = json.integer(0, largest, encounterRule(6));
        else if (key == "monsters")
            readMonsters(json, encounter);
        else if (key == "comments")
            encounter.comments = readComments(json);
        else if (key == "title")
            encounter.title = readTitle(json);
        else
            unknown.add(key, json);
    });
    json.require(!encounter.id.empty(), "id");
    json.require(!encounter.monsters.empty(), "monsters");
    encounter.unknown = unknown.result();
    return encounter;
}

TableLine readTableLine(JsonReader& json) {
    TableLine line;
    bool hasMonster = false;
    json.object([&](std::string_view key) {
        if (key == "weight") {
            line.weight = json.integer(1, 10'000);
        } else if (key == "monster") {
            line.monster = readMonster(json);
            hasMonster = true;
        } else {
            json.raw();
        }
    });
    json.require(hasMonster, "monster");
    return line;
}

} // namespace sf::document
