// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/event_json.h"

#include "core/document/battle/battle_pieces.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>
#include <charconv>
#include <climits>

namespace sf::document {
namespace {

using battle::Event;
using battle::EventKind;

bool hasAmount(const Event& event) {
    const EventKind kind = event.kind;
    return (kind == EventKind::Own && event.amount != 0) || kind == EventKind::Hits ||
           kind == EventKind::Damage || kind == EventKind::Rotates || kind == EventKind::Strikes ||
           kind == EventKind::TurnBegins || kind == EventKind::RoundBegins || kind == EventKind::SideWins ||
           kind == EventKind::Concedes || kind == EventKind::SaysReady || kind == EventKind::RefereeMode;
}

/// The end of play; `needed` is then the reason.
bool isEnd(EventKind kind) {
    return kind == EventKind::SideWins || kind == EventKind::PlayDrawn;
}

dice::Die readDie(JsonReader& json) {
    dice::Die die;
    json.object([&](std::string_view key) {
        if (key == "sides")
            die.sides = json.integer(1, INT_MAX);
        else if (key == "value")
            die.value = json.integer(INT_MIN, INT_MAX);
        else
            json.skip();
    });
    return die;
}

/// Another word is that of a system's own event, perhaps of a newer version.
void readKind(JsonReader& json, Event& event) {
    const std::string_view word = json.string();
    event.kind = EventKind::Own;
    for (int i = 0; i <= static_cast<int>(battle::lastSharedEvent); ++i)
        if (key(static_cast<EventKind>(i)) == word)
            event.kind = static_cast<EventKind>(i);
    if (event.kind == EventKind::Own)
        event.word = word;
}

/// "SMM-27", "SMM-9a", "MUL-2", "BAT-7"; no rule for anything else.
Rule readRule(JsonReader& json) {
    const Rule rule = ruleOf(json.string());
    const auto systems = battle::systems();
    const bool isOfBattles = rule.system == RuleSystem::Battle ||
                             std::ranges::find(systems, rule.system, &battle::System::id) != systems.end();
    return isOfBattles ? rule : Rule{};
}

bool readNames(JsonReader& json, std::string_view key, Event& event) {
    if (key == "event")
        readKind(json, event);
    else if (key == "rule")
        event.rule = readRule(json);
    else if (key == "stack")
        event.stack.text = json.string();
    else if (key == "target")
        event.target.text = json.string();
    else if (key == "unit")
        event.unit.text = json.string();
    else if (key == "name")
        event.name = json.string();
    else
        return false;
    return true;
}

/// A posture or an edge, stored as the event's amount; the first value if the word is unknown.
bool readWord(JsonReader& json, std::string_view member, Event& event) {
    if (member == "by") {
        const std::string_view word = json.string();
        for (int i = 0; i <= static_cast<int>(battle::Ending::Conceded); ++i)
            if (word == key(static_cast<battle::Ending>(i)))
                event.needed = i;
        return true;
    }
    if (member == "onEdge") {
        const std::string_view word = json.string();
        for (int i = 0; i < 4; ++i)
            if (word == key(static_cast<battle::Edge>(i)))
                event.edge = static_cast<battle::Edge>(i);
        return true;
    }
    if (member != "posture" && member != "edge")
        return false;
    const std::string_view word = json.string();
    for (int i = 0; i < 4; ++i)
        if (word ==
            (member == "edge" ? key(static_cast<battle::Edge>(i)) : key(static_cast<battle::Posture>(i))))
            event.amount = i;
    return true;
}

/// Who is left to win when others have conceded.
bool isOfConceding(const Event& event) {
    const bool isResult = event.kind == EventKind::SideWins || event.kind == EventKind::PlayDrawn;
    return isResult && event.needed == static_cast<int>(battle::Ending::Conceded);
}

/// Whether an event only repeats what the action says, or what follows from the board. Journals of earlier
/// versions lack such events.
bool isImplied(const Event& event) {
    return battle::isHeading(event.kind) || event.kind == EventKind::Merges ||
           event.kind == EventKind::Splits || event.kind == EventKind::Arrives ||
           event.kind == EventKind::DropsOrder || event.kind == EventKind::SaysReady ||
           event.kind == EventKind::Concedes || isOfConceding(event) ||
           (event.kind == EventKind::Moves && event.rule == battleRule(13));
}

/// What happened, without details that follow from the rest; journals of earlier versions have fewer of them.
std::string essence(const std::vector<Event>& events) {
    std::string text;
    JsonWriter json(text);
    json.list();
    for (Event event : events) {
        if (isImplied(event))
            continue;
        event.rule = {};
        event.conflict = 0;
        event.figures.clear();
        event.edge.reset();
        event.path.clear();
        event.facing.reset();
        writeEvent(json.object(), event);
        json.endObject();
    }
    json.endList();
    return text;
}

} // namespace

void writeDice(JsonWriter& json, const std::vector<dice::Die>& dice) {
    json.key("dice").list();
    for (const dice::Die& die : dice)
        json.object().member("sides", die.sides).member("value", die.value).endObject();
    json.endList();
}

void writeEvent(JsonWriter& json, const Event& event) {
    json.member("event", event.kind == EventKind::Own ? event.word : key(event.kind))
        .member("rule", event.rule.text());
    if (event.conflict > 0)
        json.member("conflict", event.conflict);
    if (!event.stack.text.empty())
        json.member("stack", event.stack.text);
    if (!event.target.text.empty())
        json.member("target", event.target.text);
    if (!event.unit.text.empty())
        json.member("unit", event.unit.text);
    if (!event.name.empty())
        json.member("name", event.name);
    if (hasAmount(event))
        json.member("amount", event.amount);
    if (event.kind == EventKind::TakesPosture)
        json.member("posture", key(static_cast<battle::Posture>(event.amount)));
    if (event.kind == EventKind::NamesEdge)
        json.member("edge", key(static_cast<battle::Edge>(event.amount)));
    if (event.edge)
        json.member("onEdge", key(*event.edge));
    if (!event.dice.empty())
        json.member("needed", event.needed);
    if (isEnd(event.kind))
        json.member("by", key(static_cast<battle::Ending>(event.needed)));
    if (event.hex)
        writeHex(json.key("hex"), *event.hex);
    if (!event.path.empty()) {
        json.key("path").list();
        for (const hex::Hex hex : event.path)
            writeHex(json, hex);
        json.endList();
    }
    if (event.facing)
        json.member("facing", static_cast<int>(*event.facing));
    if (!event.figures.empty()) {
        json.key("factors").list();
        for (const std::string& figure : event.figures)
            json.raw(figure);
        json.endList();
    }
    if (!event.others.empty()) {
        json.key("stacks").list();
        for (const battle::StackId& id : event.others)
            json.value(id.text);
        json.endList();
    }
    writeDice(json, event.dice);
}

void writeEvents(JsonWriter& json, const std::vector<Event>& events) {
    json.key("events").list();
    for (const Event& event : events) {
        writeEvent(json.object(), event);
        json.endObject();
    }
    json.endList();
}

bool tellTheSame(const std::vector<Event>& one, const std::vector<Event>& other) {
    return essence(one) == essence(other);
}

Event readEvent(JsonReader& json) {
    Event event;
    json.object([&](std::string_view key) {
        if (readNames(json, key, event) || readWord(json, key, event))
            return;
        if (key == "conflict")
            event.conflict = json.integer(0, INT_MAX);
        else if (key == "amount")
            event.amount = json.integer(INT_MIN, INT_MAX);
        else if (key == "needed")
            event.needed = json.integer(INT_MIN, INT_MAX);
        else if (key == "hex")
            event.hex = readHex(json);
        else if (key == "path")
            json.list([&](std::size_t) { event.path.push_back(readHex(json)); });
        else if (key == "facing")
            event.facing = static_cast<hex::Direction>(json.integer(0, 5));
        else if (key == "stacks")
            json.list([&](std::size_t) { event.others.emplace_back(std::string(json.string())); });
        else if (key == "factors")
            json.list([&](std::size_t) { event.figures.emplace_back(json.decimal()); });
        else if (key == "dice")
            json.list([&](std::size_t) { event.dice.push_back(readDie(json)); });
        else
            json.skip();
    });
    return event;
}

} // namespace sf::document
