// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/attempts.h"

#include "core/players/battle/situation.h"
#include "core/players/battle/worth.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"

namespace sf::players {

Attempts::Attempts(const battle::Battle& battle, const battle::StackId& own,
                   const std::vector<battle::StackPointer>& foes)
    : m_battle(battle), m_foes(foes), m_counted(smm::asCounted(battle, own)), m_frozen(m_counted) {}

/// What the attack does on average, whoever else attacks.
std::optional<Attempt> Attempts::attempt(const battle::StackPointer& stack, const battle::StackPointer& foe,
                                         smm::Means means) const {
    const smm::Attack attack{stack->id, foe->id, means, {}};
    if (smm::attackRefusal(m_battle, attack))
        return std::nullopt;
    const smm::Exchange exchange = smm::exchange(m_battle, m_frozen, attack);
    Attempt attempt{attack};
    smm::eachLoss(exchange.order, exchange.damage, [&](const smm::Loss& loss) {
        const smm::Victim& victim = exchange.order[loss.place];
        attempt.hits += loss.lost;
        attempt.worth += worthLost((*victim.stack->units)[victim.unit], loss.lost);
    });
    attempt.chance = exchange.hitChance.number();
    attempt.isFromFront = exchange.attackerEdge == battle::Edge::Front;
    return attempt;
}

std::vector<Attempt> Attempts::of(const battle::StackPointer& stack) const {
    constexpr std::size_t looksAt = 32; // more are in reach only in crowds of thousands
    const int range = smm::shootingRange(*stack).value_or(0);
    std::vector<Attempt> found;
    for (const battle::StackPointer& foe :
         m_foes.size() > looksAt ? Situation::nearest(m_foes, stack->hex, looksAt) : m_foes) {
        const int distance = hex::distance(stack->hex, foe->hex);
        for (const smm::Means means : {smm::Means::Melee, smm::Means::Shot})
            if (distance <= (means == smm::Means::Melee ? 1 : range))
                if (const auto possible = attempt(stack, foe, means))
                    found.push_back(*possible);
    }
    return found;
}

} // namespace sf::players
