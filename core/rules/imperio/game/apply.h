// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/chances.h"
#include "core/rules/imperio/game/event.h"
#include "core/rules/imperio/game/legal.h"

#include <variant>

namespace sf::imperio {

/// Collects the events of an action, and knows the dice of the last throw.
class Log {
public:
    explicit Log(const dice::ThrownChances* thrown = nullptr) : m_thrown(thrown) {}
    void add(Event event) { m_events.push_back(std::move(event)); }
    void addFight(Event event);
    std::vector<Event> take() { return std::move(m_events); }

private:
    const dice::ThrownChances* m_thrown;
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

/// Returns the result of an action. `position` stays as it is.
Outcome apply(const Position& position, const Action& action, dice::Source& dice);

} // namespace sf::imperio
