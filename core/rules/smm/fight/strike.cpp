// SPDX-License-Identifier: GPL-3.0-or-later
// One attack with its dice (SMM-17, SMM-23, SMM-27).
// Declared in round_state.h.
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/round_state.h"

namespace sf::smm {
namespace {

/// Applies damage unit by unit, each absorbing it until it croaks (SMM-7).
class DamageApplier {
public:
    DamageApplier(RoundState& state, Rule rule) : m_state(state), m_rule(rule) {}

    void apply(const std::vector<Victim>& order, std::int64_t damage) {
        eachLoss(order, damage, [&](const Loss& loss) { strike(order[loss.place], loss); });
        hurt();
    }

private:
    void strike(const Victim& victim, const Loss& loss) {
        m_losses[victim.stack->id].emplace_back(victim.unit, loss.lost);
        if (!m_state.isWatched()) // then it is faster all at once
            return;
        hurt();
        const battle::Unit& unit = (*victim.stack->units)[victim.unit];
        m_state.tell({battle::events::damage, m_rule, victim.stack->id, {}, unit.id, loss.lost});
        if (loss.left == 0)
            m_state.tell({battle::events::croaks, smmRule(7), victim.stack->id, {}, unit.id});
    }
    void hurt() {
        for (const auto& [id, losses] : std::exchange(m_losses, {}))
            m_state.hurt(id, losses);
    }

    RoundState& m_state;
    Rule m_rule;
    std::map<battle::StackId, Losses> m_losses;
};

/// SMM-17: the d20 of an offensive Warlord.
bool joins(RoundState& state, const Exchange& exchange, const Combatant& struck) {
    Event event{events::warlordJoins, smmRule(17), exchange.struck->id};
    event.unit = (*exchange.struck->units)[*struck.square.warlord()].id;
    event.needed = *exchange.joinsFrom;
    const bool joined = state.ask(exchange.join(), event);
    if (!joined)
        event.kind = events::warlordStays;
    state.tell(std::move(event));
    return joined;
}

} // namespace

void strike(RoundState& state, const Frozen& frozen, const Attack& attack) {
    const Exchange exchange = smm::exchange(state.battle(), frozen, attack);
    if (attack.edge)
        state.tell({events::namesEdge,
                    smmRule(9, 'a'),
                    attack.attacker,
                    attack.target,
                    {},
                    static_cast<std::int64_t>(*attack.edge)});
    Event event{events::misses, smmRule(27), attack.attacker, attack.target};
    event.needed = exchange.needed;
    event.edge = exchange.edge;
    event.figures = {std::to_string(exchange.attackPower.value), std::to_string(exchange.defensePower.value)};
    const bool hit = state.ask(exchange.hit(), event);
    if (hit) {
        event.kind = events::hits;
        event.amount = exchange.damage;
    }
    state.tell(std::move(event));
    state.count(attack.attacker, hit, exchange.hit());
    if (!hit)
        return;
    const Combatant& struck = *frozen.find(exchange.struck->id);
    const bool joined = exchange.joinsFrom && joins(state, exchange, struck);
    DamageApplier(state, exchange.fallsBy)
        .apply(joined ? exchange.orderJoined : exchange.order, exchange.damage);
}

} // namespace sf::smm
