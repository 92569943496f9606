// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sf::battle {

/// Why an action is not allowed. core/text/battle/refusal_sentences.cpp has the sentences, in this order.
enum class Reason : std::uint8_t {
    UnknownStack,     ///< names: the id
    UnknownUnit,      ///< names: the id, the stack's id
    UnknownStructure, ///< names: the id
    UnknownKind,      ///< names: the kind
    OffTheMap,        ///< hex does not exist
    NotPassable,      ///< names: the terrain's key; SMM-10
    OutOfReach,       ///< numbers: cost of the cheapest path (or -1 for none), the stack's Move; SMM-10
    AlreadyThere,
    NoLivingUnits,   ///< names: the stack's name
    OtherSide,       ///< merging with an enemy; SMM-19
    NotNeighbouring, ///< numbers: distance; SMM-19
    SameStack,
    WouldBeEmpty, ///< a stack is never left empty; SMM-19
    PartNotAlive, ///< each part of a split stack has a living unit; SMM-19, BAT-19
    NothingChosen,
    NotTied,         ///< only tied units may be swapped; names: both units; SMM-3
    NoWarlord,       ///< a posture needs a Warlord; SMM-13
    NotAWarlord,     ///< the leader must be a Warlord of the stack; SMM-13
    CannotScreen,    ///< place, edge, side or target is not allowed; SMM-16, SMM-21
    IdTaken,         ///< names: the id
    BadNumber,       ///< names: the key; numbers: value, least, largest; SMM-1
    BadName,         ///< empty though required, too long, or already used
    KindInUse,       ///< names: the kind; numbers: how many units
    SideInUse,       ///< numbers: side, how many stacks
    TooManySides,    ///< a battle has one to four
    MapTooLarge,     ///< numbers: columns, rows
    MapCutsOff,      ///< shrinking would cut off stacks or structures; numbers: how many
    BadOption,       ///< names: option, value
    MixedFlyers,     ///< flyers and walkers in one stack; MUL-1
    SameSide,        ///< an attack on a stack of the same side; names: the target; SMM-24
    BeyondMelee,     ///< numbers: distance; SMM-28
    BeyondRange,     ///< numbers: distance, the stack's range; SMM-28
    NotRanged,       ///< only ranged stacks shoot; names: the stack; SMM-28
    InConflict,      ///< only stacks outside Conflicts move; names: the stack; SMM-24
    OneActionOnly,   ///< an order names more than one action; names: the stack; SMM-26
    TurnsByOrder,    ///< in a Conflict a stack rotates only in its turn; names: the stack; SMM-20
    RoundRunning,    ///< stacks can't change while a round is resolved; SMM-19
    AlreadyActed,    ///< the stack has no more action in this round; names: the stack; SMM-26
    BesideOpposing,  ///< fleeing to a hex that holds or borders an opposing stack; SMM-24
    KindInConflict,  ///< units of the kind are in a Conflict; names: the kind; SMM-29
    CannotAct,       ///< a modifier prevents it; names: the stack; SMM-30
    NowhereToFlee,   ///< names: the stack; SMM-24
    InNoConflict,    ///< only a stack in a Conflict can disengage; names: the stack; SMM-24
    NotInTheseRules, ///< the battle's rules have no postures, leaders or screening
    OtherSidesTurn,  ///< numbers: the side whose turn it is; MUL-0
    BadBonus,        ///< a special bonus must be a decimal of 0 or more; names: as written; MUL-5
    TooMany,         ///< names: the document's key; numbers: the limit, how many there would be
    NotTheUnits,     ///< a stacking order must contain each unit once; names: the stack; MUL-1
    // Playing (BAT)
    CannotBePlayed,  ///< by these rules; BAT-1
    AlreadyPlayed,   ///< BAT-1
    NotPlayed,       ///< the battle is a board; BAT-1
    RefereeOnly,     ///< editing a played battle requires referee mode; BAT-1
    PlayOver,        ///< BAT-12
    WrongPhase,      ///< not possible in this phase of play; BAT-2
    NotYourTurn,     ///< numbers: the side whose deployment, orders or turn it is; BAT-4
    NotReady,        ///< numbers: the side that is not ready; BAT-4
    NotInZone,       ///< names: the stack; BAT-3
    NoZone,          ///< numbers: a side without a deployment zone; BAT-3
    OpponentThere,   ///< a living opposing stack in the hex; names: that stack; BAT-3, BAT-9
    ZoneWithoutRoom, ///< names: a stack that fits nowhere in it; numbers: the side; BAT-3
    NobodyToFight,   ///< fewer than two alliances with somebody alive; BAT-1
    AllAllied,       ///< BAT-10
    Allied,          ///< an attack on an ally; names: the target; BAT-10
    NotArrived,      ///< a stack that is not on the map yet; names: the stack; BAT-9
    NowhereToArrive, ///< a reinforcement without hexes; names: the stack; BAT-9
    NotDue,          ///< names: the stack; numbers: the round in which it arrives; BAT-9
    NotAnArrivalHex, ///< names: the stack; BAT-9
    MergedAlready,   ///< a unit may change hex by merging once per round; names: the unit's id, the stack;
                     ///< BAT-4
    RefereesEdge,    ///< in play only a referee names the edge that an attack meets; BAT-4
    NoPath,          ///< terrain leaves no way there; names: the stack; SMM-10
    NothingToChange,
};

struct Refusal {
    Reason reason = Reason::NothingToChange;
    Rule rule{};
    std::vector<std::string> names{};
    std::vector<int> numbers{};
    bool operator==(const Refusal&) const = default;
};

} // namespace sf::battle
