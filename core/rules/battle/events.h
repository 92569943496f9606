// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event_type.h"

#include <array>

/// The events that the battles of all rule systems share. The comments say which members they have.
namespace sf::battle::events {

using enum SceneKind;
using Part = SceneRole::Part;

/// A word that no rule knows, such as one of a newer version: Event::word.
inline constexpr EventType unknown{""};

/// To `stack`; unit; amount: hits lost
inline constexpr EventType damage{"damage", Amount::Number, Loss, Part::Consequence};
/// `stack`; unit
inline constexpr EventType croaks{"croaks", Amount::None, Loss, Part::Consequence, true};
/// hex; path; facing
inline constexpr EventType moves{"moves", Amount::None, March};
/// amount: the side (MUL-0)
inline constexpr EventType turnBegins{"turnBegins", Amount::Side, Heading, Part::Announcement};
/// amount: its number
inline constexpr EventType roundBegins{"roundBegins", Amount::Number, Heading, Part::Announcement};
/// Its order can't be carried out any more (BAT-5, BAT-22).
inline constexpr EventType dropsOrder{"dropsOrder", Amount::None, Other, Part::Aside};
/// Because nobody in it is alive (BAT-8).
inline constexpr EventType leavesMap{"leavesMap", Amount::None, Departure};
/// hex; facing (BAT-9)
inline constexpr EventType arrives{"arrives", Amount::None, Arrival};
/// target: the stack that it joined; hex; name; facing (SMM-19)
inline constexpr EventType merges{"merges", Amount::None, Merger};
/// target: the stack that it left; hex; facing (SMM-19); name: the id that it was planned with, if a side
/// before had taken that (BAT-22)
inline constexpr EventType splits{"splits", Amount::None, Split};
/// amount: the side; needed: the Ending (BAT-10)
inline constexpr EventType sideWins{"sideWins", Amount::Side, Ending, Part::Main, false, true};
/// needed: the Ending (BAT-10)
inline constexpr EventType playDrawn{"playDrawn", Amount::None, Ending, Part::Main, false, true};
/// amount: the side (BAT-11)
inline constexpr EventType concedes{"concedes", Amount::Side, Ending};
/// BAT-1
inline constexpr EventType playBegins{"playBegins", Amount::None, Heading};
inline constexpr EventType playStops{"playStops", Amount::None, Heading};
/// amount: on or off (BAT-1)
inline constexpr EventType refereeMode{"refereeMode", Amount::Switch};
inline constexpr EventType refereeEdits{"refereeEdits", Amount::None, Edit};
/// amount: the side (BAT-4)
inline constexpr EventType saysReady{"saysReady", Amount::Side, Other, Part::Aside};

inline constexpr std::array all{&damage,    &croaks,     &moves,     &turnBegins,  &roundBegins,  &dropsOrder,
                                &leavesMap, &arrives,    &merges,    &splits,      &sideWins,     &playDrawn,
                                &concedes,  &playBegins, &playStops, &refereeMode, &refereeEdits, &saysReady};

} // namespace sf::battle::events
