// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

/// The orders that a stack can get, and why it can't get others.
namespace sf::smm {

struct Order;

/// A refusal, or nothing if it is possible.
using Why = std::optional<battle::Refusal>;

struct TargetChoice {
    battle::StackId target;
    Means means = Means::Melee;
    battle::Edge edge = battle::Edge::Front; ///< of the target, which the attack meets
    battle::Edge own = battle::Edge::Front;  ///< of the attacker, towards the target, once rotated
    Why why;
};
struct RotationChoice {
    int steps = 0; ///< hex sides clockwise, -2 to 3; 0 is no rotation
    hex::Direction facing = hex::Direction::North;
    int penalty = 0; ///< to AP and DP for the rest of the round, 0 or less (SMM-20); 0 outside Conflicts
};
struct PostureChoice {
    battle::Posture posture = battle::Posture::Neutral;
    Why why;
};
struct HexChoice {
    hex::Hex hex;
    int cost = 0; ///< of Move (SMM-10)
};

/// Every order that a stack could get.
struct Choices {
    bool isInConflict = false;
    Why order;                         ///< why it can't take any order: nobody is alive, or it has acted
    Why action;                        ///< why an order has no effect: a modifier prevents it (SMM-30)
    std::vector<TargetChoice> targets; ///< melee: opposing stacks within two hexes; shots: all in range
    std::vector<RotationChoice> rotations;
    std::vector<PostureChoice> postures; ///< all four
    std::vector<HexChoice> flights;      ///< where it could flee to now (SMM-24)
    Why flight;                          ///< why there is no such hex
    Why disengage;                       ///< why not; only in a Conflict
};
Choices choices(const battle::Battle& battle, const battle::StackId& stack);

/// The AP and DP penalty, 0 or less, for rotating by this many sides in a round of the stack's Conflict: the
/// running round or else the next one, which begins with a reform (SMM-18, SMM-20).
int rotationPenalty(const battle::Battle& battle, const battle::Stack& stack, int steps);
/// Returns why the stack can't flee to that hex now (SMM-24).
Why fleeRefusal(const battle::Battle& battle, const battle::Stack& stack, hex::Hex to);
/// Returns why the order isn't possible; checked again when the round begins.
Why orderRefusal(const battle::Battle& battle, const battle::StackId& stack, const Order& order);
/// Returns the attack that the stack will make by its order or, in a Conflict that exists or will form by
/// orders, on its own (BAT-7); nothing if it won't attack. Used for arrows on the map.
std::optional<Attack> plannedAttack(const battle::Battle& battle, const battle::StackId& stack);

} // namespace sf::smm
