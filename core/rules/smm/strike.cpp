// SPDX-License-Identifier: GPL-3.0-or-later
// One attack with its dice (SMM-17, SMM-23, SMM-27).
#include "core/rules/smm/round_state.h"

#include <algorithm>

namespace sf::smm {
namespace {

/// Lets damage fall unit by unit, each absorbing it until it has croaked (SMM-7).
void fall(RoundState& state, const std::vector<Victim>& order, std::int64_t damage, Rule rule) {
    for (const Victim& victim : order) {
        if (damage <= 0)
            return;
        const battle::StackId id = victim.stack->id;
        const battle::Unit& unit = (*state.stack(id)->units)[victim.unit];
        const auto lost = static_cast<std::int32_t>(std::min<std::int64_t>(damage, unit.hitsLeft));
        Event event{EventKind::Damage, rule, id, {}, unit.id, lost};
        damage -= lost;
        state.edit(id, [&](battle::Stack& stack) { stack.units.edit()[victim.unit].hitsLeft -= lost; });
        state.tell(event);
        if (!(*state.stack(id)->units)[victim.unit].isAlive())
            state.tell({EventKind::Croaks, smmRule(7), id, {}, event.unit});
    }
}

/// SMM-17: the d20 of an offensive Warlord.
bool joins(RoundState& state, const Exchange& exchange, const Combatant& struck) {
    Event event{EventKind::WarlordJoins, smmRule(17), exchange.struck->id};
    event.unit = (*exchange.struck->units)[*struck.square.warlord()].id;
    event.needed = *exchange.joinsFrom;
    constexpr int joiningDie = 20;
    const bool joined = state.roll(joiningDie, event) >= *exchange.joinsFrom;
    if (!joined)
        event.kind = EventKind::WarlordStays;
    state.tell(std::move(event));
    return joined;
}

} // namespace

void strike(RoundState& state, const Frozen& frozen, const Attack& attack) {
    const Exchange exchange = smm::exchange(state.battle(), frozen, attack);
    Event event{EventKind::Misses, smmRule(27), attack.attacker, attack.target};
    event.needed = exchange.needed;
    const bool hit = exchange.hits(state.roll(exchange.die, event));
    if (hit) {
        event.kind = EventKind::Hits;
        event.amount = exchange.damage;
    }
    state.tell(std::move(event));
    if (!hit)
        return;
    const Combatant& struck = *frozen.find(exchange.struck->id);
    const bool joined = exchange.joinsFrom && joins(state, exchange, struck);
    const bool shares = exchange.order.size() > static_cast<std::size_t>(exchange.struck->living());
    const bool lone = exchange.struck->id != attack.target;
    fall(state, joined ? exchange.orderJoined : exchange.order, exchange.damage,
         smmRule(lone     ? 16
                 : shares ? 23
                          : 7));
}

} // namespace sf::smm
