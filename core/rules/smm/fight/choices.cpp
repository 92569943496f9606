// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/choices.h"

#include "core/rules/battle/movement.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <cstdlib>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using battle::StackPointer;

/// Lists what a stack may do.
class Menu {
public:
    Menu(const Battle& battle, const Stack& stack) : m_battle(battle), m_stack(stack) {}
    Choices choices() const;
    bool willFight() const;

private:
    Why order() const;
    Why action() const;
    TargetChoice target(const Stack& other, Means means) const;
    std::vector<TargetChoice> targets() const;
    std::vector<RotationChoice> rotations(bool isInConflict) const;
    std::vector<PostureChoice> postures() const;
    std::vector<HexChoice> flights() const;

    const Battle& m_battle;
    const Stack& m_stack;
};

Why Menu::order() const {
    if (!m_stack.isAlive())
        return Refusal{Reason::NoLivingUnits, smmRule(26), {m_stack.name}};
    if (hasActed(m_battle, m_stack.id))
        return Refusal{Reason::AlreadyActed, smmRule(26), {m_stack.id.text}};
    return std::nullopt;
}

Why Menu::action() const {
    if (cannotAct(m_stack))
        return Refusal{Reason::CannotAct, smmRule(30), {m_stack.id.text}};
    return std::nullopt;
}

/// Whether it engages or is engaged at the beginning of the round, and so will be in a Conflict.
bool Menu::willFight() const {
    return std::ranges::any_of(ordersOf(m_battle), [&](const auto& told) {
        const std::optional<Attack> attack = engagingAttack(m_battle, told.first);
        return attack && (attack->attacker == m_stack.id || attack->target == m_stack.id);
    });
}

TargetChoice Menu::target(const Stack& other, Means means) const {
    const HouseRules rules = houseRules(m_battle);
    Stack turned = m_stack;
    if (const auto order = ordersOf(m_battle).find(m_stack.id); order != ordersOf(m_battle).end())
        turned.facing = hex::rotated(m_stack.facing, order->second.rotate);
    return {other.id, means, metEdge(rules, other, m_stack.hex), metEdge(rules, turned, other.hex),
            attackRefusal(m_battle, {m_stack.id, other.id, means, {}})};
}

std::vector<TargetChoice> Menu::targets() const {
    constexpr int nearby = 2;
    std::vector<TargetChoice> list;
    const std::optional<int> range = shootingRange(m_stack);
    for (const StackPointer& other : m_battle.stacks) {
        if (!m_battle.areOpposed(other->side, m_stack.side) || !other->isAlive())
            continue;
        const int distance = hex::distance(m_stack.hex, other->hex);
        if (distance <= nearby)
            list.push_back(target(*other, Means::Melee));
        if (range && distance <= *range)
            list.push_back(target(*other, Means::Shot));
    }
    std::ranges::stable_sort(list, [&](const TargetChoice& one, const TargetChoice& other) {
        return hex::readsBefore(m_battle.stacks.find(one.target)->hex,
                                m_battle.stacks.find(other.target)->hex);
    });
    return list;
}

std::vector<RotationChoice> Menu::rotations(bool isInConflict) const {
    std::vector<RotationChoice> list;
    for (int steps = -2; steps <= 3; ++steps)
        list.push_back({steps, hex::rotated(m_stack.facing, steps),
                        isInConflict ? rotationPenalty(m_battle, m_stack, steps) : 0});
    return list;
}

std::vector<PostureChoice> Menu::postures() const {
    std::vector<PostureChoice> list;
    for (int i = 0; i <= static_cast<int>(battle::Posture::Screening); ++i) {
        const auto posture = static_cast<battle::Posture>(i);
        list.push_back({posture, postureRefusal(m_stack, posture)});
    }
    return list;
}

std::vector<HexChoice> Menu::flights() const {
    std::vector<HexChoice> list;
    const auto reach = battle::Reach(*m_battle.map, m_stack); // must outlive the loop over its steps
    for (const auto& [hex, step] : reach.steps())
        if (!fleeRefusal(m_battle, m_stack, hex))
            list.push_back({hex, step.cost});
    std::ranges::sort(list, [](const HexChoice& one, const HexChoice& other) {
        return hex::readsBefore(one.hex, other.hex);
    });
    return list;
}

Choices Menu::choices() const {
    Choices choices;
    choices.isInConflict = conflictOf(m_battle, m_stack.id).has_value();
    choices.order = order();
    choices.action = action();
    if (choices.order)
        return choices;
    choices.targets = targets();
    choices.rotations = rotations(choices.isInConflict || willFight());
    choices.postures = postures();
    choices.flights = flights();
    if (choices.flights.empty())
        choices.flight = Refusal{Reason::NowhereToFlee, smmRule(24), {m_stack.id.text}};
    if (!choices.isInConflict)
        choices.disengage = Refusal{Reason::InNoConflict, smmRule(24), {m_stack.id.text}};
    return choices;
}

} // namespace

int rotationPenalty(const Battle& battle, const Stack& stack, int steps) {
    const Square square(battle, battle::isRoundRunning(battle) ? stack : asReformed(stack));
    return -square.measures().completeRows * std::abs(steps);
}

Choices choices(const Battle& battle, const battle::StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    if (stack)
        return Menu(battle, *stack).choices();
    Choices none;
    none.order = Refusal{Reason::UnknownStack, {}, {id.text}};
    return none;
}

std::optional<Attack> plannedAttack(const Battle& battle, const battle::StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack || !stack->isAlive())
        return std::nullopt;
    const bool isKnown =
        battle::isRoundRunning(battle) || conflictOf(battle, id) || orderedAttack(battle, id);
    return attackOf(isKnown || !Menu(battle, *stack).willFight() ? battle : withConflictsFormed(battle),
                    *stack);
}

} // namespace sf::smm
