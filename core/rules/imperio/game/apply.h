// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/chances.h"
#include "core/rules/event_sink.h"
#include "core/rules/imperio/game/event.h"
#include "core/rules/imperio/game/legal.h"

#include <variant>

namespace sf::imperio {

using EventSink = sf::EventSink<Event, Position>;

/// Collects the events of an action, and knows the dice of the last throw.
class Log {
public:
    explicit Log(const dice::ThrownChances* thrown = nullptr, EventSink* sink = nullptr)
        : m_thrown(thrown), m_sink(sink) {}
    /// `now` is the position right after the event.
    void add(Event event, const Position& now);
    void addFight(Event event, const Position& now);
    std::vector<Event> take() { return std::move(m_events); }

private:
    const dice::ThrownChances* m_thrown;
    EventSink* m_sink;
    std::vector<Event> m_events;
};

/// Plays a legal action in place, including any automatic end of turn after it (IMP-10). Without a log it
/// allocates no memory.
void play(Position& position, const Action& action, dice::Chances& chances, Log* log = nullptr);

struct Applied {
    Position position;
    std::vector<Event> events;
};
using Outcome = std::variant<Applied, Refusal>;

/// Returns the result of an action. `position` stays as it is. Tells `sink` what happens unless it is null.
Outcome apply(const Position& position, const Action& action, dice::Source& dice, EventSink* sink = nullptr);

} // namespace sf::imperio
