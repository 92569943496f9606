// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "core/rules/multiplier/combat.h"

/// MUL-0: sides move in turns, the first side first; in its turn a side's stacks move and attack, each once.
namespace sf::multiplier {

/// The next side's turn begins: all Move is there again, nobody has attacked or defended.
struct EndTurn {
    bool operator==(const EndTurn&) const = default;
};
/// What a player does in a turn besides moving.
using TurnAction = std::variant<Attack, EndTurn>;

struct Turn {
    battle::Changes changes;
    std::vector<battle::Event> events;
};

/// The side whose turn it is.
int sideToMove(const battle::Battle& battle);
/// The side whose turn comes next: the next that has somebody alive, the same one where no other has.
int sideAfter(const battle::Battle& battle);

/// The next side's turn begins, and a new round when all have had theirs; in play what ends a turn and a
/// round is looked at first (BAT-10, BAT-13).
void beginNextTurn(battle::Battle& battle, std::vector<battle::Event>* events);

/// The combat that the attack comes to in a battle under way, or why there is none: as combatOf(), and it
/// must be the attacker's turn, its first attack in it, and where it leaves to within its Move and free of
/// enemies.
std::variant<Combat, Refusal> attackInTurn(const battle::Battle& battle, const Attack& attack);
/// The stacks that the stack may attack now, in document order.
std::vector<battle::StackId> targetsOf(const battle::Battle& battle, const battle::StackId& attacker);
/// Where a ranged stack may leave to before the enemy strikes, the cheapest first, then in reading order.
std::vector<hex::Hex> refuges(const battle::Battle& battle, const battle::Stack& stack);

/// What the action comes to. The battle stays as it is; a refusal throws no dice.
std::variant<Turn, Refusal> apply(const battle::Battle& battle, const TurnAction& action, dice::Source& dice);

} // namespace sf::multiplier
