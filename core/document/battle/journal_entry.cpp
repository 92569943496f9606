// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in action_json.h.
#include "core/document/base/journal_line.h"
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/event_json.h"
#include "core/document/battle/system_codecs.h"

#include <algorithm>
#include <array>
#include <climits>
#include <map>

namespace sf::document {
namespace {

/// What an entry has besides the members of an edit: one meaning and one form per name.
struct EntryMembers {
    std::map<std::string, std::string, std::less<>> texts;
    std::map<std::string, int, std::less<>> numbers;
    bool typed = false;
    bool isPlayers = false;
    std::vector<battle::Action> actions;
    std::vector<battle::Event> events;

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

void readActions(JsonReader& json, std::vector<battle::Action>& actions) {
    json.list([&](std::size_t) {
        if (auto action = readAction(json))
            actions.push_back(std::move(*action));
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "an action of this kind of document"));
    });
}

void readMember(JsonReader& json, std::string_view key, EntryMembers& members) {
    if (key == "n" || key == "round" || key == "eventsRound")
        members.numbers.emplace(key, json.integer(INT_MIN, INT_MAX));
    else if (isText(key))
        members.texts.emplace(key, json.string(limits::anyBytes)); // of a step, with names in it
    else if (key == "typed")
        members.typed = json.boolean();
    else if (key == "player")
        members.isPlayers = json.boolean();
    else if (key == "actions")
        readActions(json, members.actions);
    else if (key == "events")
        json.list([&](std::size_t) { members.events.push_back(readEvent(json)); });
    else
        json.skip();
}

void takeRound(JournalEntry& entry, EntryMembers& members) {
    entry.events = std::move(members.events);
    const bool hasOwn = members.numbers.contains("eventsRound");
    entry.round = members.number(hasOwn ? "eventsRound" : "round");
    entry.typedDice = members.typed;
    entry.isPlayers = members.isPlayers;
    entry.seed = members.text("seed");
}

/// Returns false if the word isn't one of an action.
bool takeAction(JournalEntry& entry, std::string_view word, EntryMembers& members, const JsonTape& line) {
    JsonReader json(line, {});
    if (isEdit(word))
        entry.actions.push_back(*readAction(json));
    else if (const SystemCodec* codec = codecOf(word))
        entry.play = codec->read(word, json);
    else if (word == "several")
        entry.actions = std::move(members.actions);
    else if (word == "convert")
        entry.convertsTo = systemFromKey(members.text("rules"));
    entry.isSeveral = word == "several";
    return (isEdit(word) || entry.play || entry.isSeveral || entry.convertsTo) && !json.failed();
}

} // namespace

bool isBattleAction(std::string_view word) {
    return isEdit(word) || codecOf(word) || word == "several" || word == "convert";
}

std::optional<JournalEntry> journalEntry(const JsonTape& line) {
    std::optional<JournalLine> step = journalLine(line);
    EntryMembers members;
    JsonReader json(line, {});
    json.object([&](std::string_view key) { readMember(json, key, members); });
    if (!step || json.failed() || members.number("n") <= 0)
        return std::nullopt;
    JournalEntry entry;
    entry.number = static_cast<std::uint32_t>(members.number("n"));
    entry.undoes = step->undoes;
    entry.redoes = step->redoes;
    entry.isSave = step->isSave;
    entry.text = members.text("text");
    takeRound(entry, members);
    if (!step->word.empty() && !takeAction(entry, step->word, members, line))
        return std::nullopt;
    return entry;
}

std::optional<JournalEntry> journalEntry(std::string_view line) {
    const std::optional<JsonTape> tape = scanLine(line);
    return tape ? journalEntry(*tape) : std::nullopt;
}

} // namespace sf::document
