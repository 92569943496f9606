// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on a dungeon as the journal writes them.
#include "core/document/encounter_file.h"
#include "core/document/json_scanner.h"

#include <algorithm>
#include <array>
#include <climits>

namespace sf::document {
namespace {

using namespace encounter;

constexpr std::array words{
    "attack",       "hours",         "level",           "wield",        "wear",        "unwear",
    "take",         "drop",          "person",          "removePerson", "item",        "removeItem",
    "addEncounter", "editEncounter", "removeEncounter", "addMonster",   "editMonster", "removeMonster",
    "drawMonster",  "tableLine",     "removeTableLine", "loot",         "title",       "undoDice"};
static_assert(words.size() == std::variant_size_v<Action>);

/// Writes the members after the action's word.
struct Writer {
    JsonWriter& json;

    void who(const std::string& id) const { json.member("who", id); }
    void operator()(const Attack& action) const {
        json.member("attacker", action.attacker).member("attackee", action.attackee);
    }
    void operator()(const PassHours& action) const { json.member("hours", action.hours); }
    void operator()(const ChangeLevel& action) const {
        who(action.who);
        json.member("level", action.level);
    }
    void operator()(const Wield& action) const {
        who(action.who);
        if (action.item)
            json.member("id", *action.item);
    }
    template<class Action>
    requires requires(Action action) {
        action.who;
        std::string(action.item);
    }
    void operator()(const Action& action) const {
        who(action.who);
        json.member("id", action.item);
    }
    void operator()(const PutPerson& action) const {
        writePerson(json.member("new", action.isNew).key("person"), action.person);
    }
    void operator()(const RemovePerson& action) const { who(action.who); }
    void operator()(const PutItem& action) const {
        writeItem(json.member("new", action.isNew).key("item"), action.item);
    }
    void operator()(const RemoveItem& action) const { json.member("id", action.item); }
    void operator()(const AddEncounter& action) const {
        // On one line, as a journal's entries are.
        std::string text;
        JsonWriter inner(text);
        writeEncounter(inner, action.encounter);
        std::erase(text, '\n');
        json.rawMember("encounter", text);
    }
    void operator()(const EditEncounter& action) const {
        json.member("id", action.encounter).member("level", action.level).member("mode", key(action.mode));
        json.member("hoursTogether", action.hoursTogether).member("hoursInMode", action.hoursInMode);
    }
    void operator()(const RemoveEncounter& action) const { json.member("id", action.encounter); }
    void operator()(const AddMonster& action) const {
        writeMonster(json.member("id", action.encounter).key("monster"), action.monster);
    }
    void operator()(const EditMonster& action) const { writeMonster(json.key("monster"), action.monster); }
    void operator()(const RemoveMonster& action) const { json.member("id", action.monster); }
    void operator()(const DrawMonster& action) const {
        json.member("level", action.level);
        if (action.encounter)
            json.member("id", *action.encounter);
    }
    void operator()(const PutTableLine& action) const {
        writeTableLine(json.member("index", static_cast<std::int64_t>(action.index)).key("line"),
                       action.line);
    }
    void operator()(const RemoveTableLine& action) const {
        json.member("index", static_cast<std::int64_t>(action.index));
    }
    void operator()(const SetLoot& action) const {
        json.member("level", action.level).key("items").list();
        for (const std::string& item : action.items)
            json.value(item);
        json.endList();
    }
    void operator()(const SetTitle& action) const { json.member("title", action.title); }
    void operator()(const SetUndoDice& action) const { json.member("undoDice", key(action.undoDice)); }
};

/// Everything that an action's members may be, whatever the action.
struct Members {
    std::string word, who, attacker, attackee, title;
    std::optional<std::string> id;
    int level = 0, hours = 0, hoursTogether = 0, hoursInMode = 0;
    std::size_t index = 0;
    bool isNew = false;
    Mode mode = Mode::Ranged;
    UndoDice undoDice = UndoDice::Allow;
    Person person;
    Item item;
    Encounter encounter;
    Monster monster;
    TableLine line;
    std::vector<std::string> items;
};

class LineSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view, std::size_t, const JsonTape&) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view key, const JsonTape& value) override {
        JsonReader json(value, std::string(key));
        if (!readEntry(key, json) && !readWords(key, json) && !readNumbers(key, json))
            readPieces(key, json);
        return json.error();
    }

    /// Exactly one action, entry taken back or done again, or save.
    bool saysOneThing() const {
        return int(!members.word.empty()) + int(result.takesBack != 0) + int(result.doesAgain != 0) +
                   int(isSave) ==
               1;
    }

    Members members;
    DungeonEntry result;
    bool isSave = false;

private:
    bool readEntry(std::string_view key, JsonReader& json) {
        if (key == "undo")
            result.takesBack = static_cast<std::uint32_t>(json.integer(1, INT_MAX));
        else if (key == "save")
            isSave = json.boolean();
        else if (key == "redo")
            result.doesAgain = static_cast<std::uint32_t>(json.integer(1, INT_MAX));
        else if (key == "dice")
            json.list([&](std::size_t) { result.dice.push_back(json.integer(1, INT_MAX)); });
        else if (key == "typed")
            result.typed = json.boolean();
        else
            return false;
        return true;
    }
    bool readWords(std::string_view key, JsonReader& json) {
        if (key == "do")
            members.word = json.word();
        else if (key == "who")
            members.who = json.string();
        else if (key == "attacker")
            members.attacker = json.string();
        else if (key == "attackee")
            members.attackee = json.string();
        else if (key == "title")
            members.title = json.string();
        else if (key == "id")
            members.id = std::string(json.string());
        else
            return false;
        return true;
    }
    bool readNumbers(std::string_view key, JsonReader& json) {
        if (key == "level")
            members.level = json.integer(INT_MIN, INT_MAX);
        else if (key == "hours")
            members.hours = json.integer(0, INT_MAX);
        else if (key == "hoursTogether")
            members.hoursTogether = json.integer(0, INT_MAX);
        else if (key == "hoursInMode")
            members.hoursInMode = json.integer(0, INT_MAX);
        else if (key == "index")
            members.index = static_cast<std::size_t>(json.integer(0, INT_MAX));
        else if (key == "new")
            members.isNew = json.boolean();
        else if (key == "mode")
            members.mode = readMode(json);
        else if (key == "undoDice")
            members.undoDice = readUndoDice(json);
        else
            return false;
        return true;
    }
    void readPieces(std::string_view key, JsonReader& json) {
        if (key == "person")
            members.person = readPerson(json);
        else if (key == "item")
            members.item = readItem(json);
        else if (key == "encounter")
            members.encounter = readEncounter(json);
        else if (key == "monster")
            members.monster = readMonster(json);
        else if (key == "line")
            members.line = readTableLine(json);
        else if (key == "items")
            members.items = readIds(json);
        else
            json.raw();
    }
};

Action inPlay(const Members& m, std::size_t word) {
    const std::string id = m.id.value_or(std::string());
    switch (word) {
    case 0:
        return Attack{m.attacker, m.attackee};
    case 1:
        return PassHours{m.hours};
    case 2:
        return ChangeLevel{m.who, m.level};
    case 3:
        return Wield{m.who, m.id};
    case 4:
        return Wear{m.who, id};
    case 5:
        return Unwear{m.who, id};
    case 6:
        return Take{m.who, id};
    default:
        return Drop{m.who, id};
    }
}

Action ofPieces(const Members& m, std::size_t word) {
    const std::string id = m.id.value_or(std::string());
    switch (word) {
    case 8:
        return PutPerson{m.person, m.isNew};
    case 9:
        return RemovePerson{m.who};
    case 10:
        return PutItem{m.item, m.isNew};
    case 11:
        return RemoveItem{id};
    case 12:
        return AddEncounter{m.encounter};
    case 13:
        return EditEncounter{id, m.level, m.mode, m.hoursTogether, m.hoursInMode};
    default:
        return RemoveEncounter{id};
    }
}

Action ofMonsters(const Members& m, std::size_t word) {
    const std::string id = m.id.value_or(std::string());
    switch (word) {
    case 15:
        return AddMonster{id, m.monster};
    case 16:
        return EditMonster{m.monster};
    case 17:
        return RemoveMonster{id};
    case 18:
        return DrawMonster{m.id, m.level};
    case 19:
        return PutTableLine{m.index, m.line};
    case 20:
        return RemoveTableLine{m.index};
    case 21:
        return SetLoot{m.level, m.items};
    case 22:
        return SetTitle{m.title};
    default:
        return SetUndoDice{m.undoDice};
    }
}

} // namespace

std::string actionMembers(const Action& action) {
    std::string text;
    JsonWriter json(text);
    json.member("do", words.at(action.index()));
    std::visit(Writer{json}, action);
    return text;
}

bool isDungeonAction(std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

std::optional<DungeonEntry> dungeonEntry(std::string_view line) {
    LineSink sink;
    if (scanJson(line, sink) || !sink.saysOneThing())
        return std::nullopt;
    if (sink.members.word.empty())
        return sink.result;
    const auto i = static_cast<std::size_t>(std::ranges::find(words, sink.members.word) - words.begin());
    if (i == words.size())
        return std::nullopt;
    sink.result.action = i < 8    ? inPlay(sink.members, i)
                         : i < 15 ? ofPieces(sink.members, i)
                                  : ofMonsters(sink.members, i);
    return sink.result;
}

} // namespace sf::document
