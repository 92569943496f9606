// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event_type.h"

#include <array>

/// The events of battle rounds. The comments say which members they have.
namespace sf::smm::events {

using battle::Amount;
using battle::EventType;
using enum SceneKind;
using Part = SceneRole::Part;

/// others: its stacks
inline constexpr EventType conflictForms{"conflictForms", Amount::None, ConflictForms};
/// others: the stacks of both
inline constexpr EventType conflictsMerge{"conflictsMerge", Amount::None, ConflictForms};
/// target: whom it fights
inline constexpr EventType joins{"joins", Amount::None, ConflictForms};
/// others: who is left in it, or its former stacks if nobody is
inline constexpr EventType conflictEnds{"conflictEnds", Amount::None, ConflictEnds};
inline constexpr EventType reforms{"reforms", Amount::None, Other, Part::Aside};
/// amount: hex sides clockwise
inline constexpr EventType rotates{"rotates", Amount::Number, Rotation};
/// target; amount: damage; needed; figures: AP, DP (SMM-27); edge: the one that the attack meets (SMM-9)
inline constexpr EventType hits{"hits", Amount::Number,         Strike, Part::Main, false,
                                false,  battle::AttackRoll::Hit};
/// As of hits, without an amount
inline constexpr EventType misses{
    "misses", Amount::None, Strike, Part::Main, false, false, battle::AttackRoll::Miss};
/// Of `stack`; unit; needed
inline constexpr EventType warlordJoins{"warlordJoins", Amount::None, Chance};
inline constexpr EventType warlordStays{"warlordStays", Amount::None, Chance};
/// target, which is gone or out of reach
inline constexpr EventType forfeits{"forfeits"};
/// A modifier prevents it.
inline constexpr EventType cannotAct{"cannotAct"};
inline constexpr EventType holds{"holds", Amount::None, Other, Part::Aside};
/// hex; path; facing
inline constexpr EventType flees{"flees", Amount::None, Flight};
/// hex
inline constexpr EventType fleeFails{"fleeFails"};
inline constexpr EventType cannotDisengage{"cannotDisengage"};
inline constexpr EventType disengages{"disengages", Amount::None, ConflictEnds};
/// `stack`; unit: its pending change is made (SMM-29)
inline constexpr EventType unitChanges{"unitChanges"};
/// others: its stacks by Initiative
inline constexpr EventType conflictFights{"conflictFights", Amount::None, Heading, Part::Announcement};
/// The stacks outside Conflicts
inline constexpr EventType othersAct{"othersAct", Amount::None, Heading, Part::Announcement};
/// Or screens something different; amount: the Posture
inline constexpr EventType takesPosture{"takesPosture", Amount::Posture, Other, Part::Aside};
/// target; amount: the Edge that the attack meets by its order (SMM-9a). It belongs to the attack.
inline constexpr EventType namesEdge{"namesEdge", Amount::Edge, Other, Part::Announcement};
/// target: the stack whose Conflict it joins after that Conflict's round (SMM-24)
inline constexpr EventType waits{"waits", Amount::None, Other, Part::Aside};
/// Its move or advance continues next round; hex: where to (BAT-5)
inline constexpr EventType keepsOrder{"keepsOrder", Amount::None, Other, Part::Aside};
/// target: the one it advanced on and will attack or shoot (BAT-6); facing
inline constexpr EventType inReach{"inReach", Amount::None, Other, Part::Aside};

inline constexpr std::array all{
    &conflictForms,   &conflictsMerge, &joins,       &conflictEnds,   &reforms,
    &rotates,         &hits,           &misses,      &warlordJoins,   &warlordStays,
    &forfeits,        &cannotAct,      &holds,       &flees,          &fleeFails,
    &cannotDisengage, &disengages,     &unitChanges, &conflictFights, &othersAct,
    &takesPosture,    &namesEdge,      &waits,       &keepsOrder,     &inReach};

} // namespace sf::smm::events
