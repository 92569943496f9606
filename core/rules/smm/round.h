// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/order.h"
#include "core/rules/dice/dice.h"
#include "core/rules/smm/exchange.h"

#include <map>

/// SMM-24 to SMM-26: a battle round. Every Conflict has one round of combat, then the stacks outside act.
namespace sf::smm {

using battle::Order;
using battle::Orders;

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
    UnitChanges,  ///< `stack`; unit: what was kept pending is made (SMM-29)
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
    int conflict = 0; ///< which Conflict of the round, from 1 in the order in which they fight; 0: none
    bool operator==(const Event&) const = default;
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

// What a player does in battle rounds
// ---------------------------------------------------------------------------------------------------------

/// Orders for the next round, or for stacks that have yet to act in the one that runs; each replaces what the
/// stack was told before, nothing takes it back.
struct GiveOrders {
    std::map<battle::StackId, std::optional<Order>> orders;
};
/// Postures and screening take effect, Conflicts form and reform, stats are frozen. No dice.
struct BeginRound {};
/// How much is resolved at once: what one stack does, the rest of one Conflict, or the rest of the round.
enum class Extent : std::uint8_t { Step, Conflict, Round };
/// Carries orders out in their order; begins the round when none runs.
struct Resolve {
    Extent extent = Extent::Step;
};
/// A whole round, or the rest of the one that runs, by these orders on top of those given before.
struct PlayRound {
    Orders orders;
};
using RoundAction = std::variant<GiveOrders, BeginRound, Resolve, PlayRound>;

/// What the action comes to. The battle stays as it is; a refusal throws nothing. dice::Exhausted passes
/// through.
std::variant<Round, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                        dice::Source& dice);
/// One battle round: PlayRound.
std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice);

} // namespace sf::smm
