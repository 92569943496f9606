// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/screen_marks.h"

#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"

namespace sf::paint {

std::optional<ScreenMark> screenMark(const battle::Battle& battle, const battle::StackPointer& stack,
                                     const battle::Screens& screens) {
    ScreenMark mark{stack, nullptr, stack->hex, {}};
    if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens)) {
        mark.to = battle.stacks.find(edge->stack);
        mark.label = text::edgeLetter(edge->edge);
    } else if (const auto* id = std::get_if<battle::StructureId>(&screens)) {
        const battle::Structure* structure = battle.map->find(*id);
        mark.hex = structure ? structure->hex : stack->hex;
    } else if (const auto* unit = std::get_if<battle::UnitId>(&screens)) {
        for (const battle::StackPointer& other : battle.stacks)
            if (other->find(*unit))
                mark.to = other;
    }
    if (mark.to)
        mark.hex = mark.to->hex;
    if (mark.to == stack || (!mark.to && mark.hex == stack->hex))
        return std::nullopt;
    return mark;
}

std::optional<ScreenMark> currentScreen(const battle::Battle& battle, const battle::StackPointer& stack) {
    return screenMark(battle, stack, battle::systemOf(battle.rules).screenedBy(battle, *stack));
}

} // namespace sf::paint
