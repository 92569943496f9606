// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/scene.h"

#include <cstdint>
#include <string_view>

namespace sf::battle {

/// What the `amount` of an event is.
enum class Amount : std::uint8_t {
    None,
    Number,
    Side,
    Switch, ///< 1 on, 0 off
    Posture,
    Edge,
};

/// What a die decided for an attack.
enum class AttackRoll : std::uint8_t { None, Hit, Miss };

/// All that the program knows of a kind of event but its sentence, which core/text has. Each kind is one row:
/// those that all battles share are in events.h, those of a rule system in its own folder.
/// docs/adding-an-event.md is the recipe.
struct EventType {
    std::string_view word; ///< in files; unique among all systems
    Amount amount = Amount::None;
    SceneKind scene = SceneKind::Other;
    SceneRole::Part part = SceneRole::Part::Main;
    bool isDeath = false;
    bool endsPlay = false; ///< `needed` is then the Ending
    AttackRoll attackRoll = AttackRoll::None;
    bool operator==(const EventType&) const = default; ///< for algorithms that look for a kind by its row
};

/// A kind of event: its row. Kinds are the same if they are the same row.
class EventKind {
public:
    constexpr EventKind(const EventType& type) : m_type(&type) {} // NOLINT(*-explicit-*): a row is a kind
    EventKind(const EventType&&) = delete;

    constexpr const EventType* operator->() const { return m_type; }
    constexpr bool operator==(const EventKind&) const = default;
    /// An order without a meaning, for maps.
    bool operator<(EventKind other) const { return m_type->word < other.m_type->word; }

private:
    const EventType* m_type;
};

/// Returns whether the event only marks the beginning of a phase.
constexpr bool isHeading(EventKind kind) {
    return kind->scene == SceneKind::Heading && kind->part == SceneRole::Part::Announcement;
}
/// Returns whether the event belongs to what the one before it did: damage, and units that croak.
constexpr bool isLoss(EventKind kind) {
    return kind->part == SceneRole::Part::Consequence;
}
/// Returns whether the event is an attack's roll or strike.
constexpr bool isStrike(EventKind kind) {
    return kind->scene == SceneKind::Strike && kind->part == SceneRole::Part::Main;
}

} // namespace sf::battle
