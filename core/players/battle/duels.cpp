// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/duels.h"

#include "core/players/battle/worth.h"
#include "core/rules/battle/apply.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/systems/battle_systems.h"

namespace sf::players {
namespace {

using battle::Battle;
using battle::Stack;

constexpr hex::Hex below{1, 2};
constexpr hex::Hex above{1, 1};
constexpr std::size_t mostBlows = 20'000;

void put(Battle& arena, Stack stack, hex::Hex hex, hex::Direction facing) {
    stack.hex = hex;
    stack.facing = facing;
    arena.stacks.insert(arena.stacks.size(), std::make_shared<const Stack>(std::move(stack)));
}

Blow blowOf(const smm::Exchange& exchange) {
    Blow blow{exchange.hitChance.number(), 0, 0};
    smm::eachLoss(exchange.order, exchange.damage, [&](const smm::Loss& loss) {
        const smm::Victim& victim = exchange.order[loss.place];
        blow.hits += loss.lost;
        blow.worth += worthLost((*victim.stack->units)[victim.unit], loss.lost);
    });
    blow.hits *= blow.chance;
    blow.worth *= blow.chance;
    return blow;
}

} // namespace

Duels::Duels(const Battle& battle) {
    m_arena.rules = battle.rules;
    m_arena.houseRules = battle.houseRules;
    m_arena.sides = battle.sides;
    m_arena.map = battle::Map(3, 4);
}

Blow Duels::computed(const Stack& attacker, const Stack& target) const {
    Battle arena = m_arena;
    put(arena, attacker, below, hex::Direction::North);
    put(arena, target, above, hex::Direction::South);
    Blow best;
    for (const smm::Means means : {smm::Means::Melee, smm::Means::Shot}) {
        const auto exchange = smm::exchange(arena, {attacker.id, target.id, means, {}});
        if (const auto* possible = std::get_if<smm::Exchange>(&exchange))
            if (const Blow blow = blowOf(*possible); blow.worth >= best.worth)
                best = blow;
    }
    return best;
}

Blow Duels::blow(const Stack& attacker, const Stack& target) {
    std::pair key{Fighter{attacker.units, smm::stateOf(attacker).posture},
                  Fighter{target.units, smm::stateOf(target).posture}};
    if (const auto known = m_blows.find(key); known != m_blows.end())
        return known->second;
    if (m_blows.size() >= mostBlows)
        m_blows.clear();
    return m_blows.emplace(std::move(key), computed(attacker, target)).first->second;
}

battle::StackPointer Duels::merged(const Stack& stack, const Stack& into) {
    std::pair key{Fighter{stack.units, smm::stateOf(stack).posture},
                  Fighter{into.units, smm::stateOf(into).posture}};
    if (const auto known = m_merged.find(key); known != m_merged.end())
        return known->second;
    Battle arena = m_arena;
    put(arena, stack, below, stack.facing);
    put(arena, into, below, into.facing);
    const battle::Outcome outcome =
        apply(arena, battle::MergeStacks{stack.id, into.id}, battle::systemOf(arena.rules));
    battle::StackPointer merged;
    if (const auto* changes = std::get_if<battle::Changes>(&outcome)) {
        redo(arena, *changes);
        merged = arena.stacks.find(into.id);
    }
    if (m_merged.size() >= mostBlows)
        m_merged.clear();
    return m_merged.emplace(std::move(key), std::move(merged)).first->second;
}

} // namespace sf::players
