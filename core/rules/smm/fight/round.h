// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/event.h"
#include "core/rules/battle/order.h"
#include "core/rules/dice/dice.h"
#include "core/rules/smm/fight/exchange.h"

#include <map>

/// SMM-24 to SMM-26: a battle round. Every Conflict has one round of combat, then the stacks outside act.
namespace sf::smm {

using battle::Order;
using battle::Orders;

using battle::Event;
using battle::EventKind;
using battle::key;

/// An order that is not possible, and whose it is.
struct OrderRefusal {
    battle::StackId stack;
    battle::Refusal refusal;
};

/// Who engages when the round begins: stacks with orders to attack (SMM-24), or in a battle that nobody gives
/// orders in also those without one, whoever is in reach.
enum class Engaging : std::uint8_t { ByOrder, WhoIsInReach };

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

/// What the action comes to. The battle stays as it is; a refusal throws no dice.
std::variant<Round, OrderRefusal> apply(const battle::Battle& battle, const RoundAction& action,
                                        dice::Source& dice);
/// One battle round: PlayRound.
std::variant<Round, OrderRefusal> playRound(const battle::Battle& battle, const Orders& orders,
                                            dice::Source& dice);

} // namespace sf::smm
