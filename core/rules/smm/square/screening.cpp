// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/screening.h"

#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/specials.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/warlord.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using Check = std::optional<Refusal>;

Refusal cannot(int rule) {
    return {Reason::CannotScreen, smmRule(rule), {}, {}};
}

/// A special waives the limits of direction and far edge, but not of adjacency (SMM-21).
bool screensAnywhere(const Stack& stack) {
    return std::ranges::any_of(*stack.units, [](const battle::Unit& unit) {
        return unit.isAlive() && unit.profile->hasSpecial(anywhereSpecial.word);
    });
}

/// No stack in screening posture can be screened (SMM-21), whatever it names and whether that is allowed:
/// otherwise two stacks that name each other would each depend on the other.
bool isScreening(const Stack& stack) {
    return stateOf(stack).posture == battle::Posture::Screening && isLed(stack);
}

/// The stack with the unit, if it is in the same or an adjacent hex.
battle::StackPointer stackNear(const Battle& battle, hex::Hex hex, const battle::UnitId& unit) {
    for (const hex::Hex place : hex::within(hex, 1))
        for (const battle::StackPointer& stack : battle.stacks.at(place))
            if (stack->find(unit))
                return stack;
    return nullptr;
}

/// Whether the screening stack's place allows the edge (SMM-21).
bool coversEdge(const HouseRules& rules, const Stack& stack, const Stack& defended, battle::Edge edge) {
    const hex::Direction towards = hex::bearing(stack.hex, defended.hex, stack.facing);
    const int relative = hex::clockwiseSteps(stack.facing, towards);
    if (relative == 0 || relative == 3)
        return false;
    return edge != opposite(metEdge(rules, defended, stack.hex));
}

struct Screening {
    const Battle& battle;
    const Stack& stack;

    Check operator()(std::monostate) const { return Refusal{Reason::NothingChosen, smmRule(16)}; }

    Check operator()(const battle::UnitId& id) const {
        if (const battle::Unit* own = stack.find(id))
            return own->isAlive() && stack.living() > 1 ? Check() : cannot(16);
        const battle::StackPointer other = stackNear(battle, stack.hex, id);
        if (!other || other->side != stack.side || other->living() != 1 || !other->find(id)->isAlive())
            return cannot(16);
        return isScreening(*other) ? cannot(21) : Check();
    }

    Check operator()(const battle::StructureId& id) const {
        const battle::Structure* structure = battle.map->find(id);
        return structure && hex::touching(structure->hex, stack.hex) ? Check() : cannot(16);
    }

    Check operator()(const battle::ScreenedEdge& target) const {
        const battle::StackPointer defended = battle.stacks.find(target.stack);
        if (!defended || defended->id == stack.id || defended->side != stack.side ||
            !hex::adjacent(defended->hex, stack.hex) || !defended->isAlive() || isScreening(*defended))
            return cannot(21);
        if (screensAnywhere(stack) || coversEdge(houseRules(battle), stack, *defended, target.edge))
            return std::nullopt;
        return cannot(21);
    }
};

} // namespace

Check postureRefusal(const Stack& stack, battle::Posture posture) {
    if (posture == battle::Posture::Neutral || isLed(stack))
        return std::nullopt;
    return Refusal{Reason::NoWarlord, smmRule(13), {stack.name}};
}

Check screeningRefusal(const Battle& battle, const Stack& stack, const battle::Screens& screens) {
    if (!stack.isOnMap()) // BAT-17
        return cannot(16);
    return std::visit(Screening{battle, stack}, screens);
}

} // namespace sf::smm
