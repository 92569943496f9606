// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/step.h"

#include "core/rules/battle/apply.h"
#include "core/rules/systems/battle_systems.h"

namespace sf::players {
namespace {

using battle::Battle;

struct Performer {
    Battle& battle;
    dice::Source& dice;

    bool take(const battle::Changes& changes) const {
        redo(battle, changes);
        return true;
    }
    bool operator()(const battle::Action& action) const {
        const battle::Outcome outcome = apply(battle, action, battle::systemOf(battle.rules));
        const auto* changes = std::get_if<battle::Changes>(&outcome);
        return changes && take(*changes);
    }
    bool operator()(const smm::GiveOrders& orders) const { return !smm::carryOut(battle, orders, dice); }
    bool operator()(const multiplier::TurnAction& action) const {
        const auto outcome = multiplier::apply(battle, action, dice);
        const auto* turn = std::get_if<multiplier::Turn>(&outcome);
        return turn && take(turn->changes);
    }
};

} // namespace

bool perform(Battle& battle, const Step& step, dice::Source& dice) {
    return std::visit(Performer{battle, dice}, step);
}

} // namespace sf::players
