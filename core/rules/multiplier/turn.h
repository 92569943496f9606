// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/recording.h"
#include "core/rules/multiplier/combat.h"

/// MUL-0: sides take turns, the first side first. In its turn each of a side's stacks can move and attack
/// once.
namespace sf::multiplier {

/// Begins the next side's turn: restores full Move, and clears who has attacked or defended.
struct EndTurn {
    bool operator==(const EndTurn&) const = default;
};
/// What a player can do in a turn besides moving.
using TurnAction = std::variant<Attack, EndTurn>;

struct Turn {
    battle::Changes changes;
    std::vector<battle::Event> events;
};

/// The side whose turn it is.
int sideToMove(const battle::Battle& battle);
/// The next side with a living unit; the same side if no other has one.
int sideAfter(const battle::Battle& battle);

/// Begins the next side's turn, and a new round if all have had theirs. In play, first checks what ends a
/// turn or a round (BAT-10, BAT-13). Tells `sink` what happens unless it is null.
void beginNextTurn(battle::Battle& battle, battle::EventSink* sink);

/// Returns the attack's combat in a battle in progress, or why it isn't possible. In addition to combatOf()
/// it must be the attacker's turn and its first attack in it, and the hex it leaves to must be within its
/// Move and free of enemies.
std::variant<Combat, Refusal> attackInTurn(const battle::Battle& battle, const Attack& attack);
/// The stacks that the stack can attack now, in document order.
std::vector<battle::StackId> targetsOf(const battle::Battle& battle, const battle::StackId& attacker);
/// The hexes to which a ranged stack can leave before the enemy strikes, cheapest first, then in reading
/// order.
std::vector<hex::Hex> refuges(const battle::Battle& battle, const battle::Stack& stack);

/// Returns the result of the action. The battle stays as it is; a refusal throws no dice.
std::variant<Turn, Refusal> apply(const battle::Battle& battle, const TurnAction& action, dice::Source& dice);
/// The same, but tells the events to the sink.
std::variant<battle::Changes, Refusal> apply(const battle::Battle& battle, const TurnAction& action,
                                             dice::Source& dice, battle::EventSink& sink);

} // namespace sf::multiplier
