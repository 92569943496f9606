// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event_type.h"

#include <array>

/// The events of turns. The comments say which members they have.
namespace sf::multiplier::events {

using battle::Amount;
using battle::EventType;
using enum SceneKind;
using Part = SceneRole::Part;

/// target (MUL-0). It belongs to the first strike, like its aim.
inline constexpr EventType attacks{"attacks", Amount::None, Strike, Part::Announcement};
/// target; unit (MUL-13)
inline constexpr EventType aims{"aims", Amount::None, Strike, Part::Announcement};
/// target; amount: hits; figures: the factors of MUL-2 in its order, random among them
inline constexpr EventType strikes{"strikes", Amount::Number, Strike};
/// Before the enemy strikes; hex; path (MUL-9)
inline constexpr EventType leaves{"leaves", Amount::None, Flight};
/// target, which attacked it; this doesn't count as a fight (MUL-5)
inline constexpr EventType wipesOut{"wipesOut", Amount::None, Other, Part::Aside};

inline constexpr std::array all{&attacks, &aims, &strikes, &leaves, &wipesOut};

} // namespace sf::multiplier::events
