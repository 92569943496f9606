// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_reader.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/event_json.h"
#include "core/document/battle/system_codecs.h"
#include "core/document/io/json_scanner.h"

#include <algorithm>
#include <array>
#include <climits>
#include <map>

namespace sf::document {
namespace {

using namespace battle;

/// What an entry has besides the members of an edit: one meaning and one form per name.
struct EntryMembers {
    std::string word;
    std::map<std::string, std::string, std::less<>> texts;
    std::map<std::string, int, std::less<>> numbers;
    bool typed = false;
    bool isSave = false;
    std::vector<Action> actions;
    std::vector<Event> events;

    std::string text(std::string_view key) const {
        const auto found = texts.find(key);
        return found == texts.end() ? std::string() : found->second;
    }
    int number(std::string_view key) const {
        const auto found = numbers.find(key);
        return found == numbers.end() ? 0 : found->second;
    }
};

bool isText(std::string_view key) {
    constexpr std::array<std::string_view, 3> keys{"text", "seed", "rules"};
    return std::ranges::find(keys, key) != keys.end();
}

void readActions(JsonReader& json, std::vector<Action>& actions) {
    json.list([&](std::size_t) {
        if (auto action = readAction(json))
            actions.push_back(std::move(*action));
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of this kind of document"));
    });
}

bool readStep(JsonReader& json, std::string_view key, EntryMembers& members) {
    if (key == "do")
        members.word = json.word();
    else if (key == "undo" || key == "redo")
        members.numbers.emplace(key, json.integer(1, INT_MAX));
    else if (key == "save")
        members.isSave = json.boolean();
    else if (key == "n" || key == "round" || key == "eventsRound")
        members.numbers.emplace(key, json.integer(INT_MIN, INT_MAX));
    else if (isText(key))
        members.texts.emplace(key, json.string());
    else
        return false;
    return true;
}

void readMember(JsonReader& json, std::string_view key, EntryMembers& members) {
    if (readStep(json, key, members))
        return;
    if (key == "typed")
        members.typed = json.boolean();
    else if (key == "actions")
        readActions(json, members.actions);
    else if (key == "board")
        members.texts.emplace(key, json.raw());
    else if (key == "events")
        json.list([&](std::size_t) { members.events.push_back(readEvent(json)); });
    else
        json.raw();
}

/// Reads one line, wrapped as the member `entry` of an object.
class EntrySink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> member(std::string_view /*key*/, const JsonTape& value) override;
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    /// Exactly one of: an action, an undone or redone entry, a save.
    bool saysOneThing() const { return m_said == 1 && m_isKnown; }
    JournalEntry result;

private:
    bool takeAction(EntryMembers& members, const JsonTape& entry);
    void takeRound(EntryMembers& members);

    int m_said = 0;
    bool m_isKnown = true;
};

void EntrySink::takeRound(EntryMembers& members) {
    result.events = std::move(members.events);
    const bool hasOwn = members.numbers.contains("eventsRound");
    result.round = members.number(hasOwn ? "eventsRound" : "round");
    result.board = members.text("board");
    result.typedDice = members.typed;
    result.seed = members.text("seed");
}

/// False if it is not an action.
bool EntrySink::takeAction(EntryMembers& members, const JsonTape& entry) {
    if (isEdit(members.word)) {
        JsonReader json(entry, {});
        result.actions.push_back(*readAction(json));
        takeRound(members);
        return !json.failed();
    }
    if (const SystemCodec* codec = codecOf(members.word)) {
        JsonReader json(entry, {});
        result.play = codec->read(members.word, json);
        takeRound(members);
        return result.play && !json.failed();
    }
    takeRound(members);
    result.isSeveral = members.word == "several";
    if (members.word == "convert")
        result.convertsTo = systemFromKey(members.text("rules"));
    if (result.isSeveral)
        result.actions = std::move(members.actions);
    return result.isSeveral || result.convertsTo;
}

std::optional<LoadError> EntrySink::member(std::string_view /*key*/, const JsonTape& value) {
    JsonReader json(value, {});
    EntryMembers members;
    json.object([&](std::string_view key) { readMember(json, key, members); });
    result.number = static_cast<std::uint32_t>(std::max(0, members.number("n")));
    result.undoes = static_cast<std::uint32_t>(members.number("undo"));
    result.redoes = static_cast<std::uint32_t>(members.number("redo"));
    result.isSave = members.isSave;
    result.text = members.text("text");
    m_said +=
        int(!members.word.empty()) + int(result.undoes != 0) + int(result.redoes != 0) + int(result.isSave);
    if (!json.failed() && !members.word.empty())
        m_isKnown = takeAction(members, value);
    return json.error();
}

} // namespace

bool isBattleAction(std::string_view word) {
    return isEdit(word) || codecOf(word) || word == "several" || word == "convert";
}

std::optional<JournalEntry> journalEntry(std::string_view line) {
    EntrySink sink;
    const std::string wrapped = "{\"entry\":" + std::string(line) + '}';
    if (scanJson(wrapped, sink) || sink.result.number == 0 || !sink.saysOneThing())
        return std::nullopt;
    return std::move(sink.result);
}

} // namespace sf::document
