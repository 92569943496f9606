// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on a dungeon as the journal writes them.
// Declared in encounter_file.h.
#include "core/document/encounter/encounter_file.h"
#include "core/document/encounter/encounter_pieces.h"
#include "core/document/io/described.h"

#include <climits>
#include <concepts>

namespace sf::document {
namespace {

using encounter::AddEncounter;
using encounter::AddMonster;
using encounter::Attack;
using encounter::ChangeLevel;
using encounter::DrawMonster;
using encounter::Drop;
using encounter::EditEncounter;
using encounter::EditMonster;
using encounter::Encounter;
using encounter::Item;
using encounter::Mode;
using encounter::Monster;
using encounter::NameEncounter;
using encounter::PassHours;
using encounter::Person;
using encounter::PutItem;
using encounter::PutPerson;
using encounter::PutTableLine;
using encounter::RemoveEncounter;
using encounter::RemoveItem;
using encounter::RemoveMonster;
using encounter::RemovePerson;
using encounter::RemoveTableLine;
using encounter::SetLoot;
using encounter::SetStartDate;
using encounter::SetUndoDice;
using encounter::TableLine;
using encounter::Take;
using encounter::Unwear;
using encounter::Wear;
using encounter::Wield;

/// The members of each type of action.
struct EncounterCodec {
    template<class Value>
    requires std::is_arithmetic_v<Value> || std::same_as<Value, std::string>
    static void write(JsonWriter& json, std::string_view name, const Value& value) {
        json.member(name, value);
    }
    static void write(JsonWriter& json, std::string_view name, const std::optional<std::string>& id) {
        if (id)
            json.member(name, *id);
    }
    static void write(JsonWriter& json, std::string_view name, Mode mode) { json.member(name, key(mode)); }
    static void write(JsonWriter& json, std::string_view name, UndoDice undoDice) {
        json.member(name, encounter::key(undoDice));
    }
    static void write(JsonWriter& json, std::string_view name, const Person& person) {
        writePerson(json.key(name), person);
    }
    static void write(JsonWriter& json, std::string_view name, const Item& item) {
        writeItem(json.key(name), item);
    }
    static void write(JsonWriter& json, std::string_view name, const Monster& monster) {
        writeMonster(json.key(name), monster);
    }
    static void write(JsonWriter& json, std::string_view name, const TableLine& line) {
        writeTableLine(json.key(name), line);
    }
    /// On one line, as in a journal.
    static void write(JsonWriter& json, std::string_view name, const Encounter& encounter) {
        std::string text;
        JsonWriter inner(text);
        writeEncounter(inner, encounter);
        std::erase(text, '\n');
        json.rawMember(name, text);
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<std::string>& ids) {
        ItemIds::write(json.key(name), ids);
    }

    static void read(JsonReader& json, std::string& text) { text = json.string(); }
    static void read(JsonReader& json, std::optional<std::string>& id) { id = std::string(json.string()); }
    static void read(JsonReader& json, int& number) { number = json.integer(INT_MIN, INT_MAX); }
    static void read(JsonReader& json, std::size_t& index) {
        index = static_cast<std::size_t>(json.integer(0, INT_MAX));
    }
    static void read(JsonReader& json, bool& isSet) { isSet = json.boolean(); }
    static void read(JsonReader& json, Mode& mode) { mode = readMode(json); }
    static void read(JsonReader& json, UndoDice& undoDice) { undoDice = readUndoDice(json); }
    static void read(JsonReader& json, Person& person) { person = readPerson(json); }
    static void read(JsonReader& json, Item& item) { item = readItem(json); }
    static void read(JsonReader& json, Encounter& encounter) { encounter = readEncounter(json); }
    static void read(JsonReader& json, Monster& monster) { monster = readMonster(json); }
    static void read(JsonReader& json, TableLine& line) { line = readTableLine(json); }
    static void read(JsonReader& json, std::vector<std::string>& ids) { ids = ItemIds::read(json); }
};

constexpr std::tuple encounterDescriptions{
    describe("attack", field("attacker", &Attack::attacker), field("attackee", &Attack::attackee)),
    describe("hours", field("hours", &PassHours::hours)),
    describe("level", field("who", &ChangeLevel::who), field("level", &ChangeLevel::level)),
    describe("wield", field("who", &Wield::who), field("id", &Wield::item)),
    describe("wear", field("who", &Wear::who), field("id", &Wear::item)),
    describe("unwear", field("who", &Unwear::who), field("id", &Unwear::item)),
    describe("take", field("who", &Take::who), field("id", &Take::item)),
    describe("drop", field("who", &Drop::who), field("id", &Drop::item)),
    describe("person", field("new", &PutPerson::isNew), field("person", &PutPerson::person)),
    describe("removePerson", field("who", &RemovePerson::who)),
    describe("item", field("new", &PutItem::isNew), field("item", &PutItem::item)),
    describe("removeItem", field("id", &RemoveItem::item)),
    describe("addEncounter", field("encounter", &AddEncounter::encounter)),
    describe("editEncounter", field("id", &EditEncounter::encounter), field("level", &EditEncounter::level),
             field("mode", &EditEncounter::mode), field("hoursTogether", &EditEncounter::hoursTogether),
             field("hoursInMode", &EditEncounter::hoursInMode)),
    describe("nameEncounter", field("id", &NameEncounter::encounter), field("title", &NameEncounter::title)),
    describe("removeEncounter", field("id", &RemoveEncounter::encounter)),
    describe("addMonster", field("id", &AddMonster::encounter), field("monster", &AddMonster::monster)),
    describe("editMonster", field("monster", &EditMonster::monster)),
    describe("removeMonster", field("id", &RemoveMonster::monster)),
    describe("drawMonster", field("level", &DrawMonster::level), field("id", &DrawMonster::encounter)),
    describe("tableLine", field("index", &PutTableLine::index), field("line", &PutTableLine::line)),
    describe("removeTableLine", field("index", &RemoveTableLine::index)),
    describe("loot", field("level", &SetLoot::level), field("items", &SetLoot::items)),
    describe("title", field("title", &encounter::SetTitle::title)),
    describe("startDate", field("date", &SetStartDate::date)),
    describe("undoDice", field("undoDice", &SetUndoDice::undoDice)),
};

} // namespace

std::string actionMembers(const encounter::Action& action) {
    return writeDescribed<EncounterCodec>(encounterDescriptions, action);
}

bool isDungeonAction(std::string_view word) {
    return isDescribed(encounterDescriptions, word);
}

std::optional<DungeonEntry> dungeonEntry(std::string_view word, const JsonTape& line) {
    JsonReader json(line, {});
    auto action = readDescribed<EncounterCodec, encounter::Action>(json, encounterDescriptions, word);
    if (!action || json.failed())
        return std::nullopt;
    DungeonEntry entry{std::move(*action), {}, false};
    JsonReader again(line, {});
    again.object([&](std::string_view key) {
        if (key == "dice")
            again.list([&](std::size_t) { entry.dice.push_back(again.integer(1, INT_MAX)); });
        else if (key == "typed")
            entry.typed = again.boolean();
        else
            again.skip();
    });
    return again.failed() ? std::nullopt : std::optional(std::move(entry));
}

} // namespace sf::document
