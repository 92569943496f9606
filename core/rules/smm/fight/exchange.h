// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/refusal.h"
#include "core/rules/dice/fraction.h"
#include "core/rules/smm/fight/combatant.h"
#include "core/rules/smm/fight/luck.h"

#include <algorithm>
#include <variant>

/// One stack's attack on another, computed in one place for forecast, fight, log and prints: SMM-7, 9, 12, 14
/// to 17, 20, 22, 23, 27, 28 and 30.
namespace sf::smm {

enum class Means : std::uint8_t { Melee, Shot };

struct Attack {
    battle::StackId attacker;
    battle::StackId target;
    Means means = Means::Melee;
    std::optional<battle::Edge> edge; ///< chosen explicitly (SMM-9a); by default from the hexes
};

/// The stack's shooting range: the minimum of its living units' ranges, or nothing if one of them isn't
/// ranged (SMM-28).
std::optional<int> shootingRange(const battle::Stack& stack);

/// Returns why the attack isn't possible: unknown stack, same side, nobody alive, out of reach.
std::optional<battle::Refusal> attackRefusal(const battle::Battle& battle, const Attack& attack);

/// A unit in a damage order.
struct Victim {
    battle::StackPointer stack;
    std::size_t unit = 0; ///< index in `stack->units`
};

/// The damage to one unit of a damage order.
struct Loss {
    std::size_t place = 0; ///< index in the order
    std::int32_t lost = 0;
    std::int32_t left = 0; ///< hits; at 0 it croaks
};
/// Distributes damage along the order; each unit absorbs it until it croaks (SMM-7). Calls `tell` for each
/// loss. An order contains each victim once, and only living units.
template<class Tell>
void eachLoss(const std::vector<Victim>& order, std::int64_t damage, Tell&& tell) {
    for (std::size_t place = 0; place < order.size() && damage > 0; ++place) {
        const std::int32_t hits = (*order[place].stack->units)[order[place].unit].hitsLeft;
        const auto lost = static_cast<std::int32_t>(std::min<std::int64_t>(damage, hits));
        tell(Loss{place, lost, hits - lost});
        damage -= lost;
    }
}

/// Everything about an attack except the dice.
struct Exchange {
    battle::Edge attackerEdge = battle::Edge::Front; ///< the attacker's own, towards the target
    battle::Edge edge = battle::Edge::Front;         ///< of the struck stack, which the attack meets
    /// The stack whose DP and DR count: the target, or the stack that screens the attacked lone unit
    /// (SMM-16).
    battle::StackPointer struck;
    Figure attackPower;
    Figure defensePower;
    int die = 20;
    std::int64_t needed = 1; ///< the lowest face that hits, 1 and the highest face excepted
    dice::Fraction hitChance;
    std::int64_t strength = 0;    ///< the attacker's Dmg
    std::int64_t resistance = 0;  ///< of the struck stack
    std::int64_t damage = 0;      ///< per hit
    Rule fallsBy = smmRule(7);    ///< how: in one stack's order, on whom screens a unit (16), in turn (23)
    std::optional<int> joinsFrom; ///< lowest d20 on which the Warlord joins, if it is thrown (SMM-17)
    std::vector<Victim> order;
    std::vector<Victim> orderJoined; ///< empty if no d20 is thrown

    /// The question whether it hits (SMM-27).
    Question hit() const { return {die, needed, true}; }
    bool hits(int face) const { return hit().yes(face); }
    /// The question whether the Warlord joins; requires `joinsFrom`.
    Question join() const;
    dice::Fraction joinChance() const { return join().chance(); }
};

/// The attack in a round with frozen stacks, which needn't be alive any more. Asserts that both were frozen.
Exchange exchange(const battle::Battle& battle, const Frozen& frozen, const Attack& attack);
/// The attack as it would be now.
std::variant<Exchange, battle::Refusal> exchange(const battle::Battle& battle, const Attack& attack);

} // namespace sf::smm
