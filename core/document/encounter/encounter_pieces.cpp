// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of a dungeon as JSON. Reading checks each one's form and ranges; whether they fit together is
// checked once the whole document is read.
#include "core/document/encounter/encounter_pieces.h"

#include "core/document/io/member_kinds.h"
#include "core/rules/encounter/apply.h"

#include <QCoreApplication>
#include <QLocale>

#include <limits>

namespace sf::document {

using encounter::Armor;
using encounter::ArmorType;
using encounter::AttackPost;
using encounter::Damage;
using encounter::DamageType;
using encounter::Encounter;
using encounter::EndedEncounter;
using encounter::Item;
using encounter::Mode;
using encounter::Monster;
using encounter::Person;
using encounter::Status;
using encounter::TableLine;
using encounter::Weapon;

template<>
inline constexpr ChoiceWords<ArmorType> choiceWords<ArmorType>{
    ArmorType::Boots,
    QT_TRANSLATE_NOOP("sf::document", "Helm, Cloak, Body Armor, Shirt, Shield, Gloves or Boots (ENC-4)")};
template<>
inline constexpr ChoiceWords<Status> choiceWords<Status>{
    Status::Slimed,
    QT_TRANSLATE_NOOP("sf::document", "Stunned, Confused, Hallucinating, Blind, Slimed or null (ENC-3)")};
namespace {

constexpr int mostNumber = static_cast<int>(encounter::largestNumber);
constexpr std::int64_t largestTotal = std::numeric_limits<std::int64_t>::max();

/// The number of an integer, or the text of dice.
struct DamageText {
    static Damage read(JsonReader& json) {
        if (json.failed())
            return {};
        if (json.type() == JsonTape::Type::Number)
            return {0, 0, json.integer(0, encounter::largestPlus, encounterRule(2))};
        const auto damage = encounter::readDamage(json.peek());
        if (json.type() != JsonTape::Type::String || !damage) {
            json.fail(QT_TRANSLATE_NOOP("sf::document", "damage such as \"2d6\", \"1d4+2\" or 3, with 1 to "
                                                        "1,000 dice of 1 to 1,000,000 sides (ENC-2)"));
            return {};
        }
        json.string();
        return *damage;
    }
    static void write(JsonWriter& json, const Damage& damage) {
        if (damage.dice == 0)
            json.value(damage.plus);
        else
            json.value(damage.text());
    }
};

/// A list of words, at least one.
struct TypeWords {
    static DamageType read(JsonReader& json) {
        DamageType type;
        json.list([&](std::size_t) {
            if (!json.failed() && !readOne(json, type))
                json.fail(QT_TRANSLATE_NOOP("sf::document", "ranged, melee or magic (ENC-2)"));
        });
        if (!json.failed() && type.isNone())
            json.fail(QCoreApplication::translate("sf::document",
                                                  "at least one of ranged, melee and magic (ENC-2)"),
                      QCoreApplication::translate("sf::document", "none"));
        return type;
    }
    static void write(JsonWriter& json, DamageType type) {
        json.list();
        if (type.ranged)
            json.value("ranged");
        if (type.melee)
            json.value("melee");
        if (type.magic)
            json.value("magic");
        json.endList();
    }

private:
    static bool readOne(JsonReader& json, DamageType& type) {
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
};

struct CommentTexts {
    static encounter::Comments read(JsonReader& json) {
        encounter::Comments comments;
        json.list([&](std::size_t) { comments.add(std::string(json.string(limits::commentBytes))); },
                  limits::comments);
        return comments;
    }
    static void write(JsonWriter& json, const encounter::Comments& comments) {
        json.list();
        for (std::size_t index = 0; index < comments.size(); ++index)
            json.value(comments[index]);
        json.endList();
    }
};

/// "none" is read as null.
struct StatusOrNull : OrNull<Choice<Status>> {
    static std::optional<Status> read(JsonReader& json) {
        if (json.peek() != "none")
            return OrNull::read(json);
        json.string();
        return std::nullopt;
    }
};

using Level = Whole<-mostNumber, mostNumber, encounterRule(1)>;
using PostLevel = Whole<-mostNumber, mostNumber>;
using Hours = Whole<0, mostNumber, encounterRule(6)>;
using Hp = LargeWhole<1, encounter::largestNumber, encounterRule(3)>;
using Total = LargeWhole<0, largestTotal, encounterRule(1)>;

/// Without a type it gets one by the item's name.
const Description<Weapon>& weaponDescription() {
    static const Description<Weapon> description(
        {required<DamageText, &Weapon::damage>("damage"), always<TypeWords, &Weapon::type>("type")});
    return description;
}

void readWeapon(JsonReader& json, Item& item) {
    if (json.null())
        return;
    Weapon weapon{{}, {}};
    weaponDescription().read(json, weapon);
    item.weapon = weapon;
}

const Description<Armor>& armorDescription() {
    static const Description<Armor> description(
        {always<Whole<0, 1'000'000, encounterRule(4)>, &Armor::ac>("ac"),
         required<Choice<ArmorType>, &Armor::type>("type"),
         always<YesNo, &Armor::magicResistant>("magicResistant")});
    return description;
}

void readArmor(JsonReader& json, Item& item) {
    if (!json.null())
        item.armor = armorDescription().read(json);
}

} // namespace

const Description<Item>& itemDescription() {
    static const Description<Item> description(
        {required<Word, &Item::id>("id"),
         always<Text, &Item::name>("name"),
         {"weapon", readWeapon,
          [](JsonWriter& json, const Item& item) { weaponDescription().write(json, *item.weapon); },
          [](const Item& item) { return !item.weapon; }},
         {"armor", readArmor,
          [](JsonWriter& json, const Item& item) { armorDescription().write(json, *item.armor); },
          [](const Item& item) { return !item.armor; }}},
        kept<&Item::unknown>());
    return description;
}

const Description<Person>& personDescription() {
    static const Description<Person> description(
        {required<Word, &Person::id>("id"), always<Text, &Person::name>("name"),
         required<Level, &Person::level>("level"),
         always<LargeWhole<-2 * encounter::largestNumber, encounter::largestNumber, encounterRule(1)>,
                &Person::hp>("hp"),
         always<LargeWhole<1, encounter::largestNumber, encounterRule(1)>, &Person::maxHp>("maxHp"),
         always<Total, &Person::kills>("kills"), always<Total, &Person::xp>("xp"),
         always<ItemIds, &Person::items>("items"), always<OrNull<Word>, &Person::wielded>("wielded"),
         always<ItemIds, &Person::worn>("worn"),
         always<ListOf<Word, limits::statuses>, &Person::statuses>("statuses"),
         always<YesNo, &Person::attackedToday>("attackedToday"), member<Text, &Person::notes>("notes")},
        kept<&Person::unknown>());
    return description;
}

const Description<Monster>& monsterDescription() {
    static const Description<Monster> description(
        {required<Word, &Monster::id>("id"),
         always<Text, &Monster::name>("name"),
         required<Hp, &Monster::hp>("hp"),
         always<Hp, &Monster::initialHp>("initialHp"),
         required<DamageText, &Monster::damage>("damage"),
         always<TypeWords, &Monster::type>("type"),
         always<Whole<-mostNumber, mostNumber, encounterRule(3)>, &Monster::ac>("ac"),
         always<ItemIds, &Monster::drop>("drop"),
         always<Whole<0, 100, encounterRule(3)>, &Monster::dropRate>("dropRate"),
         always<StatusOrNull, &Monster::status>("status"),
         // It is not read but computed from the Monster's stats (ENC-3).
         {"xp", [](JsonReader& json, Monster&) { json.raw(); }, nullptr,
          [](const Monster&) { return true; }}},
        kept<&Monster::unknown>());
    return description;
}

namespace {

void readMonsters(JsonReader& json, Encounter& encounter) {
    json.list(
        [&](std::size_t) {
            encounter.monsters.push_back(std::make_shared<const Monster>(OneMonster::read(json)));
        },
        limits::monsters);
    if (!json.failed() && encounter.monsters.empty())
        json.fail(QCoreApplication::translate("sf::document", "at least one Monster (ENC-5)"),
                  QCoreApplication::translate("sf::document", "an empty list"));
}

void writeMonsters(JsonWriter& json, const Encounter& encounter) {
    json.list();
    for (const auto& monster : encounter.monsters)
        OneMonster::write(json.line(4), *monster);
    json.endList();
}

} // namespace

const Description<Encounter>& encounterDescription() {
    static const Description<Encounter> description(
        {required<Word, &Encounter::id>("id"),
         member<Text, &Encounter::title>("title"),
         always<Whole<-mostNumber, mostNumber, encounterRule(5)>, &Encounter::level>("level"),
         always<Choice<Mode>, &Encounter::mode>("mode"),
         always<Hours, &Encounter::hoursTogether>("hoursTogether"),
         always<Hours, &Encounter::hoursInMode>("hoursInMode"),
         {"monsters", readMonsters, writeMonsters, nullptr, true},
         member<CommentTexts, &Encounter::comments>("comments")},
        kept<&Encounter::unknown>());
    return description;
}

const Description<TableLine>& tableLineDescription() {
    static const Description<TableLine> description({always<Whole<1, 10'000>, &TableLine::weight>("weight"),
                                                     required<OneMonster, &TableLine::monster>("monster")});
    return description;
}

Person OnePerson::read(JsonReader& json) {
    Person person = personDescription().read(json);
    if (person.name.empty())
        person.name = person.id;
    return person;
}

Item OneItem::read(JsonReader& json) {
    Item item = itemDescription().read(json);
    if (item.name.empty())
        item.name = item.id;
    if (item.weapon && item.weapon->type.isNone())
        item.weapon->type = encounter::typeOfNewWeapon(item.name);
    return item;
}

Monster OneMonster::read(JsonReader& json) {
    Monster monster;
    monster.initialHp = 0; // by default all
    monsterDescription().read(json, monster);
    if (monster.initialHp == 0)
        monster.initialHp = monster.hp;
    if (monster.name.empty())
        monster.name = monster.id;
    return monster;
}

const Description<EndedEncounter>& endedDescription() {
    static const Description<EndedEncounter> description(
        {required<Word, &EndedEncounter::id>("id"), member<Text, &EndedEncounter::title>("title"),
         always<PostLevel, &EndedEncounter::level>("level"),
         always<CommentTexts, &EndedEncounter::comments>("comments")},
        kept<&EndedEncounter::unknown>());
    return description;
}

const Description<PostText>& postDescription() {
    constexpr auto post = &PostText::post;
    static const Description<PostText> description(
        {always<PostLevel, post, &AttackPost::level>("level"),
         always<YesNo, post, &AttackPost::active>("active"),
         {"people",
          [](JsonReader& json, PostText& text) {
              text.post.people = ItemIds::read(json);
              text.hasPeople = true;
          },
          [](JsonWriter& json, const PostText& text) { ItemIds::write(json, text.post.people); },
          [](const PostText& text) { return !text.post.active; }},
         always<CommentTexts, post, &AttackPost::comments>("comments")},
        kept<post, &AttackPost::unknown>());
    return description;
}

} // namespace sf::document
