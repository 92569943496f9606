// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/recording.h"
#include "core/rules/dice/dice.h"
#include "core/rules/smm/fight/order.h"

#include <map>

/// SMM-24 to SMM-26: a battle round. Every Conflict has one round of combat, then the stacks outside act.
namespace sf::smm {

class Luck;
using battle::Event;
using battle::EventKind;
using battle::key;

/// An impossible order, and its stack.
struct OrderRefusal {
    battle::StackId stack;
    battle::Refusal refusal;
};

/// Which stacks engage when the round begins: those with orders to attack (SMM-24), or, if nobody gives
/// orders, every stack with an opponent in reach.
enum class Engaging : std::uint8_t { ByOrder, WhoIsInReach };

struct Round {
    battle::Changes changes;
    std::vector<Event> events;
};

// What a player can do in battle rounds
// ---------------------------------------------------------------------------------------------------------

/// Orders for the next round, or for stacks that haven't acted yet in the running one. Each replaces the
/// stack's previous order; it can't be withdrawn.
struct GiveOrders {
    std::map<battle::StackId, std::optional<Order>> orders;
};
/// Applies postures and screening, forms and reforms Conflicts, and freezes stats. Needs no dice.
struct BeginRound {};
/// How much to resolve: the next stack's action, the rest of one Conflict, or the rest of the round.
enum class Extent : std::uint8_t { Step, Conflict, Round };
/// Carries out orders in acting order. Begins the round if none is running.
struct Resolve {
    Extent extent = Extent::Step;
};
/// Plays a whole round, or the rest of the running one, with these orders in addition to earlier ones.
struct PlayRound {
    Orders orders;
};
using RoundAction = std::variant<GiveOrders, BeginRound, Resolve, PlayRound>;

/// Returns the result of the action. The battle stays as it is; a refusal throws no dice.
std::variant<Round, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                        dice::Source& dice);
/// The same, but tells the events to the sink.
std::variant<battle::Changes, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                                  dice::Source& dice, battle::EventSink& sink);
/// The same on the battle itself and without events, for battles that nobody watches. Returns why not, or
/// nothing if it was done.
std::optional<OrderRefusal> carryOut(battle::Battle& battle, const RoundAction& action, dice::Source& dice);
/// The same with the decisions of dice from elsewhere.
std::optional<OrderRefusal> carryOut(battle::Battle& battle, const RoundAction& action, Luck& luck);
/// One battle round: PlayRound.
std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice);

} // namespace sf::smm
