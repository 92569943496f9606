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
struct Parts {
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

bool readStep(JsonReader& json, std::string_view key, Parts& parts) {
    if (key == "do")
        parts.word = json.word();
    else if (key == "undo" || key == "redo")
        parts.numbers.emplace(key, json.integer(1, INT_MAX));
    else if (key == "save")
        parts.isSave = json.boolean();
    else if (key == "n" || key == "round")
        parts.numbers.emplace(key, json.integer(INT_MIN, INT_MAX));
    else if (isText(key))
        parts.texts.emplace(key, json.string());
    else
        return false;
    return true;
}

void readMember(JsonReader& json, std::string_view key, Parts& parts) {
    if (readStep(json, key, parts))
        return;
    if (key == "typed")
        parts.typed = json.boolean();
    else if (key == "actions")
        readActions(json, parts.actions);
    else if (key == "events")
        json.list([&](std::size_t) { parts.events.push_back(readEvent(json)); });
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
    bool takeAction(Parts& parts, const JsonTape& entry);
    void takeRound(Parts& parts);

    int m_said = 0;
    bool m_isKnown = true;
};

void EntrySink::takeRound(Parts& parts) {
    result.events = std::move(parts.events);
    result.round = parts.number("round");
    result.typedDice = parts.typed;
    result.seed = parts.text("seed");
}

/// False if it is not an action.
bool EntrySink::takeAction(Parts& parts, const JsonTape& entry) {
    if (isEdit(parts.word)) {
        JsonReader json(entry, {});
        result.actions.push_back(*readAction(json));
        takeRound(parts);
        return !json.failed();
    }
    if (const SystemCodec* codec = codecOf(parts.word)) {
        JsonReader json(entry, {});
        result.play = codec->read(parts.word, json);
        takeRound(parts);
        return result.play && !json.failed();
    }
    takeRound(parts);
    result.isSeveral = parts.word == "several";
    if (parts.word == "convert")
        result.convertsTo = systemFromKey(parts.text("rules"));
    if (result.isSeveral)
        result.actions = std::move(parts.actions);
    return result.isSeveral || result.convertsTo;
}

std::optional<LoadError> EntrySink::member(std::string_view /*key*/, const JsonTape& value) {
    JsonReader json(value, {});
    Parts parts;
    json.object([&](std::string_view key) { readMember(json, key, parts); });
    result.number = static_cast<std::uint32_t>(std::max(0, parts.number("n")));
    result.takesBack = static_cast<std::uint32_t>(parts.number("undo"));
    result.doesAgain = static_cast<std::uint32_t>(parts.number("redo"));
    result.isSave = parts.isSave;
    result.text = parts.text("text");
    m_said += int(!parts.word.empty()) + int(result.takesBack != 0) + int(result.doesAgain != 0) +
              int(result.isSave);
    if (!json.failed() && !parts.word.empty())
        m_isKnown = takeAction(parts, value);
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
