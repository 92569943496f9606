// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/order.h"
#include "core/rules/smm/fight/exchange.h"

/// What a stack may be ordered to do, and why not where it may not.
namespace sf::smm {

using battle::Order;

/// A refusal, or nothing when it is possible.
using Why = std::optional<battle::Refusal>;

struct TargetChoice {
    battle::StackId target;
    Means means = Means::Melee;
    battle::Edge edge = battle::Edge::Front; ///< of the target, that the attack meets
    battle::Edge own = battle::Edge::Front;  ///< of the attacker, towards the target, turned as ordered
    Why why;
};
struct RotationChoice {
    int steps = 0; ///< hex sides clockwise, -2 to 3; 0 is to stay
    hex::Direction facing = hex::Direction::North;
    int penalty = 0; ///< of AP and DP for the rest of the round, 0 or less (SMM-20); 0 outside Conflicts
};
struct PostureChoice {
    battle::Posture posture = battle::Posture::Neutral;
    Why why;
};
struct ScreenChoice {
    battle::Screens screens;
    Why why;
};
struct HexChoice {
    hex::Hex hex;
    int cost = 0; ///< of Move (SMM-10)
};

/// Everything a stack may be ordered.
struct Choices {
    bool isInConflict = false;
    Why order;                         ///< why it takes no order at all: nobody lives, it has acted
    Why action;                        ///< why it can do nothing with one: a modifier prevents it (SMM-30)
    std::vector<TargetChoice> targets; ///< melee: opposing stacks within two hexes; shots: all in range
    std::vector<RotationChoice> rotations;
    std::vector<PostureChoice> postures; ///< all four
    std::vector<ScreenChoice> screens;   ///< its units, lone units, structures and edges of stacks nearby
    std::vector<HexChoice> flights;      ///< where it may flee to as things stand (SMM-24)
    Why flight;                          ///< why there is no such hex
    Why disengage;                       ///< only in a Conflict
};
Choices choices(const battle::Battle& battle, const battle::StackId& stack);

/// What turning by so many sides takes from AP and DP in a round of its Conflict, 0 or less: the one that
/// runs, else the next, which begins with a reform (SMM-18, SMM-20).
int rotationPenalty(const battle::Battle& battle, const battle::Stack& stack, int steps);
/// Why the stack cannot flee to that hex as things stand (SMM-24).
Why fleeRefusal(const battle::Battle& battle, const battle::Stack& stack, hex::Hex to);
/// Why the order is not possible (checked again when the round begins).
Why orderRefusal(const battle::Battle& battle, const battle::StackId& stack, const Order& order);
/// The attack that the stack will make by its order or, in a Conflict that there is or that orders will form,
/// by itself (BAT-7); nothing when it attacks nobody. For arrows on the map.
std::optional<Attack> plannedAttack(const battle::Battle& battle, const battle::StackId& stack);

} // namespace sf::smm
