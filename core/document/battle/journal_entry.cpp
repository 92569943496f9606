// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_reader.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/event_json.h"
#include "core/document/battle/round_orders.h"
#include "core/document/io/json_scanner.h"

#include <algorithm>
#include <array>
#include <climits>
#include <map>

namespace sf::document {
namespace {

using namespace battle;

/// What an entry says besides the members of an edit: each has one meaning and one form under its name.
struct Parts {
    std::string word;
    std::map<std::string, std::string, std::less<>> texts;
    std::map<std::string, int, std::less<>> numbers;
    std::optional<hex::Hex> leaveTo;
    bool typed = false;
    bool isSave = false;
    std::vector<Action> actions;
    std::map<StackId, std::optional<smm::Order>> orders;
    std::vector<smm::Event> events;

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
    constexpr std::array<std::string_view, 9> keys{"text",   "seed", "extent", "rules",         "attacker",
                                                   "target", "aim",  "ambush", "defenderAmbush"};
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

void readOrders(JsonReader& json, std::map<StackId, std::optional<smm::Order>>& orders) {
    json.object([&](std::string_view id) {
        orders.emplace(StackId(std::string(id)), json.null() ? std::nullopt : std::optional(readOrder(json)));
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
    if (key == "leaveTo")
        parts.leaveTo = readHex(json);
    else if (key == "typed")
        parts.typed = json.boolean();
    else if (key == "actions")
        readActions(json, parts.actions);
    else if (key == "events")
        json.list([&](std::size_t) { parts.events.push_back(readEvent(json)); });
    else if (key == "orders")
        readOrders(json, parts.orders);
    else
        json.raw();
}

/// Reads the one line that it is given, wrapped as the member `entry` of an object.
class EntrySink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> member(std::string_view /*key*/, const JsonTape& value) override;
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    /// Exactly one action, entry taken back or done again, or save.
    bool saysOneThing() const { return m_said == 1 && m_isKnown; }
    JournalEntry result;

private:
    bool takeAction(Parts& parts, const JsonTape& entry);
    void takeRound(Parts& parts);

    int m_said = 0;
    bool m_isKnown = true;
};

std::optional<smm::RoundAction> resolve(const std::string& extent) {
    if (extent == "step")
        return smm::Resolve{smm::Extent::Step};
    if (extent == "conflict")
        return smm::Resolve{smm::Extent::Conflict};
    return extent == "round" ? std::optional(smm::Resolve{smm::Extent::Round}) : std::nullopt;
}

std::optional<smm::RoundAction> roundAction(const Parts& parts) {
    if (parts.word == "orders")
        return smm::GiveOrders{parts.orders};
    if (parts.word == "beginRound")
        return smm::BeginRound{};
    if (parts.word == "resolve")
        return resolve(parts.text("extent"));
    if (parts.word != "round")
        return std::nullopt;
    smm::PlayRound round;
    for (const auto& [id, order] : parts.orders)
        if (order)
            round.orders.emplace(id, *order);
    return round;
}

std::optional<multiplier::TurnAction> turnAction(const Parts& parts) {
    if (parts.word == "endTurn")
        return multiplier::EndTurn{};
    if (parts.word != "attack")
        return std::nullopt;
    multiplier::Attack attack;
    attack.attacker.text = parts.text("attacker");
    attack.defender.text = parts.text("target");
    if (parts.texts.contains("aim"))
        attack.aim = UnitId(parts.text("aim"));
    attack.ambush = parts.text("ambush");
    attack.defenderAmbush = parts.text("defenderAmbush");
    attack.leave = parts.leaveTo.has_value();
    attack.leaveTo = parts.leaveTo;
    return attack;
}

void EntrySink::takeRound(Parts& parts) {
    result.events = std::move(parts.events);
    result.round = parts.number("round");
    result.typedDice = parts.typed;
    result.seed = parts.text("seed");
}

/// False for what is no action.
bool EntrySink::takeAction(Parts& parts, const JsonTape& entry) {
    if (isEdit(parts.word)) {
        JsonReader json(entry, {});
        result.actions.push_back(*readAction(json));
        return !json.failed();
    }
    result.isSeveral = parts.word == "several";
    result.roundAction = roundAction(parts);
    result.turnAction = turnAction(parts);
    if (parts.word == "convert")
        result.convertsTo = systemFromKey(parts.text("rules"));
    if (result.isSeveral)
        result.actions = std::move(parts.actions);
    else if (result.roundAction || result.turnAction)
        takeRound(parts);
    return result.isSeveral || result.roundAction || result.turnAction || result.convertsTo;
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
    constexpr std::array<std::string_view, 8> others{"several", "orders",  "beginRound", "resolve",
                                                     "round",   "endTurn", "attack",     "convert"};
    return isEdit(word) || std::ranges::find(others, word) != others.end();
}

std::optional<JournalEntry> journalEntry(std::string_view line) {
    EntrySink sink;
    const std::string wrapped = "{\"entry\":" + std::string(line) + '}';
    if (scanJson(wrapped, sink) || sink.result.number == 0 || !sink.saysOneThing())
        return std::nullopt;
    return std::move(sink.result);
}

} // namespace sf::document
