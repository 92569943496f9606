// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <utility>

namespace sf {

/// Is told what happens, in order, by the rules while they carry out an action. Rules take a null sink for
/// actions that nobody watches.
template<class Event, class State>
class EventSink {
public:
    virtual ~EventSink() = default;

    /// `now` is the state right after the event. It goes on changing after the call.
    virtual void tell(Event event, const State& now) = 0;
    /// The events that it has kept of this action, for details which are only known later.
    virtual std::span<Event> kept() { return {}; }
};

} // namespace sf
