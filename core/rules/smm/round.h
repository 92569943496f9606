// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/dice/dice.h"
#include "core/rules/smm/exchange.h"

#include <map>

/// SMM-24 to SMM-26: a battle round. Every Conflict has one round of combat, then the stacks outside act.
namespace sf::smm {

/// What a stack does in a battle round; at most one action besides posture, screening and rotation. With no
/// action it attacks the first opposing stack in reach, if any.
struct Order {
    std::optional<battle::StackId> attack;
    std::optional<battle::StackId> shoot;
    std::optional<battle::Edge> edge; ///< of `attack`, named outright (SMM-9a)
    int rotate = 0;                   ///< hex sides clockwise, -3 to 3, before the action
    std::optional<battle::Posture> posture;
    std::optional<battle::Screens> screens;
    std::optional<hex::Hex> flee;
    std::optional<hex::Hex> move; ///< of a stack in no Conflict
    bool disengage = false;
    bool hold = false;

    /// How many actions it names.
    int actions() const;
};
using Orders = std::map<battle::StackId, Order>;

enum class EventKind : std::uint8_t {
    ConflictForms,  ///< others: its stacks
    ConflictsMerge, ///< others: the stacks of both
    Joins,          ///< a Conflict, after its round
    Reforms,
    Rotates,      ///< amount: hex sides clockwise
    Hits,         ///< target; amount: damage; needed
    Misses,       ///< target; needed
    WarlordJoins, ///< of `stack`; unit; needed
    WarlordStays, ///< of `stack`; unit; needed
    Damage,       ///< to `stack`; unit; amount: hits lost
    Croaks,       ///< `stack`; unit
    Forfeits,     ///< target is gone or out of reach
    CannotAct,    ///< a modifier prevents it
    Holds,
    Flees,     ///< hex
    FleeFails, ///< hex
    CannotDisengage,
    Disengages,
    Moves,        ///< hex
    ConflictEnds, ///< others: the stacks that were in it
};
/// "hits", "conflictEnds" ...: the words that scripts rest on.
std::string_view key(EventKind kind);

/// Something that happened in a round, with its rule and every die that it took.
struct Event {
    EventKind kind = EventKind::Holds;
    Rule rule;
    battle::StackId stack;
    battle::StackId target{};
    battle::UnitId unit{};
    std::int64_t amount = 0;
    std::int64_t needed = 0;
    std::optional<hex::Hex> hex{};
    std::vector<battle::StackId> others{};
    std::vector<dice::Die> dice{};
};

/// An order that is not possible, and whose it is.
struct OrderRefusal {
    battle::StackId stack;
    battle::Refusal refusal;
};

struct Round {
    battle::Changes changes;
    std::vector<Event> events;
};

/// One battle round. The battle stays as it is; a refusal throws nothing. dice::Exhausted passes through.
std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice);

} // namespace sf::smm
