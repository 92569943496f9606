// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/event_json.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>
#include <climits>

namespace sf::document {
namespace {

using battle::Event;

/// "SMM-27", "SMM-9a", "MUL-2", "BAT-7"; no rule for anything else.
struct RuleWord {
    static Rule read(JsonReader& json) {
        const Rule rule = ruleOf(json.string());
        const auto systems = battle::systems();
        const bool isOfBattles =
            rule.system == RuleSystem::Battle ||
            std::ranges::find(systems, rule.system, &battle::System::id) != systems.end();
        return isOfBattles ? rule : Rule{};
    }
    static void write(JsonWriter& json, Rule rule) { json.value(rule.text()); }
};

/// Nothing for a word that isn't one of the enumeration's.
template<class Value, Value last>
struct KnownWord {
    static std::optional<Value> read(JsonReader& json) {
        const std::string_view word = json.string();
        for (int i = 0; i <= static_cast<int>(last); ++i)
            if (word == key(static_cast<Value>(i)))
                return static_cast<Value>(i);
        return std::nullopt;
    }
    static void write(JsonWriter& json, Value value) { json.value(key(value)); }
};
using EdgeWord = KnownWord<battle::Edge, battle::Edge::Back>;

/// A number of the event that stands for such a word.
template<class Value, Value last, auto number>
Member<Event> word(std::string_view name, bool (*isLeftOut)(const Event&)) {
    using Kind = KnownWord<Value, last>;
    return {
        name,
        [](JsonReader& json, Event& event) {
            if (const auto value = Kind::read(json))
                event.*number = static_cast<int>(*value);
        },
        [](JsonWriter& json, const Event& event) { Kind::write(json, static_cast<Value>(event.*number)); },
        isLeftOut};
}

template<battle::Amount amount>
bool hasOther(const Event& event) {
    return event.kind->amount != amount;
}

struct AnyDecimal {
    static std::string read(JsonReader& json) { return std::string(json.decimal()); }
    static void write(JsonWriter& json, const std::string& value) { json.raw(value); }
};

const Description<dice::Die>& dieDescription() {
    static const Description<dice::Die> description{{
        always<Whole<1, INT_MAX>, &dice::Die::sides>("sides"),
        always<AnyWhole, &dice::Die::value>("value"),
    }};
    return description;
}
using DiceList = ListOf<Described<dieDescription>, INT_MAX>;

/// The members that a kind of event has are written, and all are read.
const Description<Event>& eventDescription() {
    using enum battle::Amount;
    using Amount = battle::Amount;
    static const auto number = [](const Event& event) {
        const Amount amount = event.kind->amount;
        const bool isUnknown = event.kind == battle::events::unknown;
        return amount == Number || amount == Side || amount == Switch || (isUnknown && event.amount != 0);
    };
    static const auto unless = [](Member<Event> member, bool (*isLeftOut)(const Event&)) {
        member.isLeftOut = isLeftOut;
        return member;
    };
    static const Description<Event> description{{
        {"event",
         [](JsonReader& json, Event& event) {
             const std::string_view word = json.string();
             event.kind = battle::findEvent(word);
             if (event.kind == battle::events::unknown)
                 event.word = word;
         },
         [](JsonWriter& json, const Event& event) {
             json.value(event.kind == battle::events::unknown ? event.word : event.kind->word);
         }},
        always<RuleWord, &Event::rule>("rule"),
        member<Whole<0, INT_MAX>, &Event::conflict>("conflict"),
        member<AnyId<battle::StackId>, &Event::stack>("stack"),
        member<AnyId<battle::StackId>, &Event::target>("target"),
        member<AnyId<battle::UnitId>, &Event::unit>("unit"),
        member<Text, &Event::name>("name"),
        unless(always<AnyWhole, &Event::amount>("amount"), [](const Event& event) { return !number(event); }),
        word<battle::Posture, battle::Posture::Screening, &Event::amount>("posture", hasOther<Posture>),
        word<battle::Edge, battle::Edge::Back, &Event::amount>("edge", hasOther<Edge>),
        member<EdgeWord, &Event::edge>("onEdge"),
        unless(always<AnyWhole, &Event::needed>("needed"),
               [](const Event& event) { return event.dice.empty(); }),
        word<battle::Ending, battle::Ending::Conceded, &Event::needed>(
            "by", [](const Event& event) { return !event.kind->endsPlay; }),
        member<AnyHex, &Event::hex>("hex"),
        member<ListOf<AnyHex, INT_MAX>, &Event::path>("path"),
        member<Facing, &Event::facing>("facing"),
        member<ListOf<AnyDecimal, INT_MAX>, &Event::figures>("factors"),
        member<ListOf<AnyId<battle::StackId>, INT_MAX>, &Event::others>("stacks"),
        always<DiceList, &Event::dice>("dice"),
    }};
    return description;
}

/// Whether an event only repeats what the action says, or what follows from the board. Journals of earlier
/// versions lack such events.
bool isImplied(const Event& event) {
    namespace events = battle::events;
    const bool isOfConceding = event.kind->endsPlay && event.ending() == battle::Ending::Conceded;
    return battle::isHeading(event.kind) || event.kind == events::merges || event.kind == events::splits ||
           event.kind == events::arrives || event.kind == events::dropsOrder ||
           event.kind == events::saysReady || event.kind == events::concedes || isOfConceding ||
           (event.kind == events::moves && event.rule == battleRule(13));
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
        eventDescription().write(json, event);
    }
    json.endList();
    return text;
}

} // namespace

void writeDice(JsonWriter& json, const std::vector<dice::Die>& dice) {
    DiceList::write(json.key("dice"), dice);
}

void writeEvent(JsonWriter& json, const Event& event) {
    eventDescription().writeMembers(json, event);
}

void writeEvents(JsonWriter& json, const std::vector<Event>& events) {
    ListOf<Described<eventDescription>, INT_MAX>::write(json.key("events"), events);
}

bool tellTheSame(const std::vector<Event>& one, const std::vector<Event>& other) {
    return essence(one) == essence(other);
}

/// A number that stands for a word may be any in a file.
Event readEvent(JsonReader& json) {
    Event event = eventDescription().read(json);
    const battle::Amount amount = event.kind->amount;
    const bool isWord = amount == battle::Amount::Posture || amount == battle::Amount::Edge;
    if (isWord && (event.amount < 0 || event.amount > static_cast<int>(battle::Edge::Back)))
        event.amount = 0;
    if (event.kind->endsPlay &&
        (event.needed < 0 || event.needed > static_cast<int>(battle::Ending::Conceded)))
        event.needed = 0;
    return event;
}

} // namespace sf::document
