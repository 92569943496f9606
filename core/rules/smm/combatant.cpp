// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/combatant.h"

#include <algorithm>
#include <cassert>

namespace sf::smm {

using battle::Stack;
using battle::StackId;

void Frozen::add(const battle::Battle& battle, const StackId& id) {
    const battle::StackPointer stack = battle.stacks.find(id);
    assert(stack);
    if (m_index.contains(id))
        return;
    Square square(battle, *stack);
    std::optional<StackStats> found = stackStats(battle, *stack, square);
    if (!found)
        return;
    m_index.emplace(id, m_combatants.size());
    m_combatants.push_back({stack, battle.stacks.position(id), std::move(square), std::move(*found), 0});
}

Frozen Frozen::all(const battle::Battle& battle) {
    Frozen frozen;
    for (const battle::StackPointer& stack : battle.stacks)
        frozen.add(battle, stack->id);
    return frozen;
}

Frozen Frozen::around(const battle::Battle& battle, const StackId& attacker, const StackId& target) {
    Frozen frozen;
    frozen.add(battle, attacker);
    frozen.add(battle, target);
    const battle::StackPointer defended = battle.stacks.find(target);
    for (const hex::Hex hex : hex::within(defended->hex, 1))
        for (const battle::StackPointer& near : battle.stacks.at(hex))
            if (near->side == defended->side)
                frozen.add(battle, near->id);
    return frozen;
}

const Combatant* Frozen::find(const StackId& id) const {
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_combatants[found->second];
}

void Frozen::rotate(const StackId& id, int rotations) {
    if (const auto found = m_index.find(id); found != m_index.end())
        m_combatants[found->second].rotations += rotations;
}

template<class Screens>
std::vector<const Combatant*> Frozen::clockwise(const Stack& defended, Screens&& screens) const {
    std::vector<const Combatant*> found;
    for (const Combatant& combatant : m_combatants)
        if (combatant.isScreeningOutside() && screens(combatant.stack->screens))
            found.push_back(&combatant);
    std::ranges::sort(found, {}, [&](const Combatant* combatant) {
        const hex::Direction towards = hex::bearing(defended.hex, combatant->stack->hex, defended.facing);
        return std::pair(hex::clockwiseSteps(defended.facing, towards), combatant->position);
    });
    return found;
}

std::vector<const Combatant*> Frozen::screensOf(const Stack& defended, battle::Edge edge) const {
    return clockwise(defended, [&](const battle::Screens& screens) {
        const auto* named = std::get_if<battle::ScreenedEdge>(&screens);
        return named && named->stack == defended.id && named->edge == edge;
    });
}

std::vector<const Combatant*> Frozen::screensOfUnit(const Stack& defended) const {
    return clockwise(defended, [&](const battle::Screens& screens) {
        const auto* unit = std::get_if<battle::UnitId>(&screens);
        return unit && defended.find(*unit);
    });
}

} // namespace sf::smm
