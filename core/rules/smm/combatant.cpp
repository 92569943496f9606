// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/combatant.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Stack;
using battle::StackId;

/// The highest DR of those who live, in place of the sum.
void countOnce(const Stack& stack, StackStats& stats) {
    Figure& figure = stats.figures[static_cast<std::size_t>(Stat::Resistance)];
    figure.value = 0;
    for (const battle::Unit& unit : *stack.units)
        if (unit.isAlive())
            figure.value = std::max<std::int64_t>(figure.value, unit[battle::Number::Resistance]);
    figure.terms.front().value = figure.value;
}

std::unique_ptr<Combatant> combatant(const battle::Battle& battle, const StackId& id) {
    const battle::StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return nullptr;
    Square square(battle, *stack);
    std::optional<StackStats> stats = stackStats(battle, *stack, square);
    if (!stats)
        return nullptr;
    return std::make_unique<Combatant>(
        Combatant{stack, battle.stacks.position(id), std::move(square), *std::move(stats), 0});
}

} // namespace

Combatant* Frozen::reckon(const StackId& id) const {
    const auto found = m_combatants.find(id);
    if (found != m_combatants.end())
        return found->second.get();
    std::unique_ptr<Combatant> fresh = combatant(m_then, id);
    if (fresh && m_resistance == ResistanceSum::Once)
        countOnce(*fresh->stack, fresh->stats);
    return m_combatants.emplace(id, std::move(fresh)).first->second.get();
}

const Combatant* Frozen::find(const StackId& id) const {
    return reckon(id);
}

void Frozen::rotate(const StackId& id, int rotations) {
    if (Combatant* turned = reckon(id))
        turned->rotations += rotations;
}

template<class Screens>
std::vector<const Combatant*> Frozen::clockwise(const Stack& defended, Screens&& screens) const {
    std::vector<const Combatant*> found;
    for (const battle::StackPointer& stack : m_then.stacks) {
        if (stack->posture != battle::Posture::Screening || !screens(stack->screens))
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
