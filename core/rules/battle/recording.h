// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/event.h"
#include "core/rules/event_sink.h"

#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace sf::battle {

using EventSink = sf::EventSink<Event, Battle>;

/// A battle at many moments, one after another. It takes memory for what changes between them. Only one
/// thread at a time may use it.
class Moments {
public:
    explicit Moments(const Battle& first);

    /// The number of moments after the first.
    std::size_t count() const { return m_steps.size(); }
    /// Adds the next moment.
    void add(const Battle& now);
    /// Replaces the last moment.
    void amend(const Battle& now);
    /// Adds those of `more`, whose first one replaces the last of these.
    void append(const Moments& more);
    /// The battle at this moment, 0 to count(). Quick for one moment after another.
    Battle at(std::size_t moment) const;

private:
    using Step = std::vector<std::function<void(Battle&)>>; ///< what it changes, in order

    Step stepTo(const Battle& now);
    void keepWhole(const Battle& now);

    std::vector<Step> m_steps;               ///< from each moment to the next
    std::map<std::size_t, Battle> m_battles; ///< some, by moment; always 0
    std::vector<StackPointer> m_stacks;      ///< at the last moment
    Battle m_rest;                           ///< at the last moment, without stacks
    mutable std::optional<std::pair<std::size_t, Battle>>
        m_asked; ///< that was asked for last, and its moment
};

/// Keeps the events that it is told and, if somebody wants them, the battle after each.
class Recording final : public EventSink {
public:
    /// Keeps the events alone.
    Recording() = default;
    /// Keeps the battle after each event too. `begin` is the battle before them, and must outlive the action.
    explicit Recording(const Battle& begin) : m_begin(&begin) {}

    void tell(Event event, const Battle& now) override;
    std::span<Event> kept() override { return events; }

    std::vector<Event> events;
    std::optional<Moments> moments; ///< the battle before the first event and after each; nothing if there
                                    ///< are none, or nobody wants them

private:
    const Battle* m_begin = nullptr;
};

} // namespace sf::battle
