// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/exchange.h"

#include "core/rules/smm/fight/exchange_power.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Edge;
using battle::Posture;
using battle::StackPointer;

constexpr int joiningDie = 20; // SMM-17, whatever die the attack uses

/// Calculates one attack. First finds the stack that is struck and those that share its damage.
class Calculation {
public:
    Calculation(const Battle& battle, const Frozen& frozen, const Attack& attack)
        : m_battle(battle)
        , m_frozen(frozen)
        , m_attack(attack)
        , m_rules(houseRules(battle))
        , m_attacker(*frozen.find(attack.attacker))
        , m_struck(frozen.find(attack.target)) {
        findScreens();
    }
    Exchange result();

private:
    bool isMelee() const { return m_attack.means == Means::Melee; }
    StackPointer now(const Combatant& combatant) const { return m_battle.stacks.find(combatant.stack->id); }
    /// Stats are frozen, so a moved stack has fled. Stacks that fled shield nobody from damage (SMM-16,
    /// SMM-22).
    bool hasFled(const Combatant& combatant) const { return now(combatant)->hex != combatant.stack->hex; }
    void findScreens();
    Figure attackPower(Edge own) const;
    Figure defensePower() const;
    void reckonHit(Exchange& exchange) const;
    std::vector<Victim> order(WarlordJoins joins) const;
    std::vector<Victim> line(const Combatant& combatant, Edge edge, WarlordJoins joins) const;

    const Battle& m_battle;
    const Frozen& m_frozen;
    const Attack& m_attack;
    HouseRules m_rules;
    const Combatant& m_attacker;
    const Combatant* m_struck;
    Edge m_edge = Edge::Front;
    bool m_isDiverted = false;               ///< SMM-16: a screening stack is struck instead of the target
    std::vector<const Combatant*> m_bonuses; ///< SMM-22
    std::vector<const Combatant*> m_sharing; ///< behind the struck stack: SMM-23, or SMM-16
};

void Calculation::findScreens() {
    const StackPointer target = now(*m_struck);
    m_edge = m_attack.edge ? *m_attack.edge : metEdge(m_rules, *target, now(m_attacker)->hex);
    if (!isMelee())
        return;
    for (const Combatant* screening : m_frozen.screensOfUnit(*target))
        if (now(*screening)->isAlive() && !hasFled(*screening))
            m_sharing.push_back(screening);
    if (m_sharing.empty()) {
        m_bonuses = m_frozen.screensOf(*target, m_edge);
        std::ranges::copy_if(m_bonuses, std::back_inserter(m_sharing),
                             [&](const Combatant* screening) { return !hasFled(*screening); });
        return;
    }
    // The screening stacks are struck in turn; the rest of the damage falls on the unit.
    m_sharing.push_back(m_struck);
    m_struck = m_sharing.front();
    m_sharing.erase(m_sharing.begin());
    m_isDiverted = true;
    m_edge = Edge::Front;
}

Figure Calculation::attackPower(Edge own) const {
    ExchangePower power(m_attacker, isMelee() ? m_attacker.stats[Stat::AttackPower]
                                              : shotPower(m_battle, *m_attacker.stack, m_attacker.square));
    if (isMelee())
        power.addEdge(own);
    power.addRotations();
    power.addModifiers(Stat::AttackPower);
    return power.figure();
}

Figure Calculation::defensePower() const {
    ExchangePower power(*m_struck, m_struck->stats[Stat::DefensePower]);
    if (isMelee())
        power.addEdge(m_edge);
    power.addRotations();
    power.addModifiers(Stat::DefensePower);
    for (const Combatant* screening : m_bonuses)
        power.addScreen(*screening);
    return power.figure();
}

std::vector<Victim> Calculation::line(const Combatant& combatant, Edge edge, WarlordJoins joins) const {
    const StackPointer stack = now(combatant);
    const std::vector<std::size_t> units = isMelee()
                                               ? combatant.square.damageOrder(edge, joins, *stack->units)
                                               : combatant.square.shotOrder(edge, *stack->units);
    std::vector<Victim> victims;
    victims.reserve(units.size());
    for (const std::size_t unit : units)
        victims.push_back({stack, unit});
    return victims;
}

/// Takes one unit of each line in turn, or the lines one after another (SMM-23, SMM-16).
std::vector<Victim> inTurn(const std::vector<std::vector<Victim>>& lines, std::size_t atOnce) {
    std::vector<Victim> order;
    std::size_t left = 0;
    for (const std::vector<Victim>& line : lines)
        left += line.size();
    for (std::size_t turn = 0; order.size() < left; ++turn)
        for (const std::vector<Victim>& line : lines)
            for (std::size_t i = turn * atOnce; i < std::min((turn + 1) * atOnce, line.size()); ++i)
                order.push_back(line[i]);
    return order;
}

std::vector<Victim> Calculation::order(WarlordJoins joins) const {
    if (m_sharing.empty())
        return line(*m_struck, m_edge, joins);
    std::vector<std::vector<Victim>> lines{line(*m_struck, m_edge, joins)};
    std::size_t longest = lines.front().size();
    for (const Combatant* combatant : m_sharing) {
        lines.push_back(line(*combatant, Edge::Front, WarlordJoins::No));
        longest = std::max(longest, lines.back().size());
    }
    return inTurn(lines, m_isDiverted ? std::max<std::size_t>(longest, 1) : 1);
}

/// SMM-27.
void Calculation::reckonHit(Exchange& exchange) const {
    exchange.die = m_rules.attackDie;
    exchange.needed = m_rules.attackTarget + exchange.defensePower.value - exchange.attackPower.value;
    exchange.hitChance = exchange.hit().chance();
    exchange.strength = m_attacker.stats[Stat::Damage].value;
    exchange.resistance = m_struck->stats[Stat::Resistance].value;
    exchange.damage = std::max<std::int64_t>(m_rules.minimumDamage, exchange.strength - exchange.resistance);
}

Exchange Calculation::result() {
    Exchange exchange;
    const StackPointer target = m_battle.stacks.find(m_attack.target);
    exchange.attackerEdge = metEdge(m_rules, *now(m_attacker), target->hex);
    exchange.edge = m_edge;
    exchange.struck = now(*m_struck);
    exchange.attackPower = attackPower(exchange.attackerEdge);
    exchange.defensePower = defensePower();
    reckonHit(exchange);
    exchange.order = order(WarlordJoins::No);
    if (exchange.struck->id != m_attack.target)
        exchange.fallsBy = smmRule(16);
    else if (exchange.order.size() > static_cast<std::size_t>(exchange.struck->living()))
        exchange.fallsBy = smmRule(23);
    const std::optional<std::size_t> warlord = m_struck->square.warlord();
    if (isMelee() && m_struck->square.posture() == Posture::Offensive &&
        (*exchange.struck->units)[*warlord].isAlive()) {
        exchange.joinsFrom = std::max(1, joiningDie - m_struck->square.measures().completeRows);
        exchange.orderJoined = order(WarlordJoins::Yes);
    }
    return exchange;
}

} // namespace

Question Exchange::join() const {
    assert(joinsFrom);
    return {joiningDie, *joinsFrom, false};
}

Exchange exchange(const Battle& battle, const Frozen& frozen, const Attack& attack) {
    assert(frozen.find(attack.attacker) && frozen.find(attack.target));
    return Calculation(battle, frozen, attack).result();
}

std::variant<Exchange, battle::Refusal> exchange(const Battle& battle, const Attack& attack) {
    if (std::optional<battle::Refusal> refusal = attackRefusal(battle, attack))
        return *std::move(refusal);
    const Battle then = asCounted(battle, attack.attacker);
    Frozen frozen(then);
    if (countsAsFrozen(battle, attack.attacker))
        rotateAsTurned(frozen, battle);
    return exchange(battle, frozen, attack);
}

} // namespace sf::smm
