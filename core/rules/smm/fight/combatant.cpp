// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/combatant.h"

#include "core/rules/smm/fight/stack_factory.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>

namespace sf::smm {

using battle::Stack;
using battle::StackId;

Frozen::Frozen(const battle::Battle& then, ResistanceSum resistance)
    : Frozen(then, resistance, defaultFactory()) {}

CombatantPointer& Frozen::place(const StackId& id) const {
    const auto [found, isNew] = m_combatants.try_emplace(id);
    if (isNew)
        if (const std::size_t position = m_then.stacks.position(id); position < m_then.stacks.size())
            found->second = m_factory.combatant(m_then, position, m_resistance);
    return found->second;
}

const Combatant* Frozen::find(const StackId& id) const {
    return place(id).get();
}

void Frozen::rotate(const StackId& id, int rotations) {
    CombatantPointer& shown = place(id);
    if (!shown)
        return;
    Combatant turned = *shown; // the original may be shared
    turned.rotations += rotations;
    shown = std::make_shared<const Combatant>(std::move(turned));
}

const std::vector<battle::StackPointer>& Frozen::screening() const {
    if (!m_screening) {
        m_screening.emplace();
        for (const battle::StackPointer& stack : m_then.stacks)
            if (stateOf(*stack).posture == battle::Posture::Screening)
                m_screening->push_back(stack);
    }
    return *m_screening;
}

template<class Screens>
std::vector<const Combatant*> Frozen::clockwise(const Stack& defended, Screens&& screens) const {
    std::vector<const Combatant*> found;
    for (const battle::StackPointer& stack : screening()) {
        if (!screens(stateOf(*stack).screens))
            continue;
        const Combatant* screening = find(stack->id);
        if (screening && screening->isScreeningOutside())
            found.push_back(screening);
    }
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
