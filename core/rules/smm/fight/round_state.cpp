// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/round_state.h"

#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/victory.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <utility>

namespace sf::smm {

using battle::StackId;
using battle::StackPointer;

battle::Battle asFrozen(const battle::Battle& battle) {
    battle::Battle then = battle;
    if (!battle::isRoundRunning(battle))
        return then;
    const std::vector<StackPointer>& frozen = *runningRound(battle)->frozen;
    for (std::size_t position = 0; position < frozen.size(); ++position)
        if (frozen[position] != then.stacks[position])
            then.stacks.replace(position, frozen[position]);
    return then;
}

bool countsAsFrozen(const battle::Battle& battle, const StackId& attacker) {
    return battle::isRoundRunning(battle) && conflictOf(battle, attacker);
}

battle::Battle asCounted(const battle::Battle& battle, const StackId& attacker) {
    if (countsAsFrozen(battle, attacker))
        return asFrozen(battle);
    return asReformed(battle, battle::isRoundRunning(battle) ? Reforming::OutsideConflicts : Reforming::All);
}

void rotateAsTurned(Frozen& frozen, const battle::Battle& battle) {
    if (battle::isRoundRunning(battle))
        for (const auto& [id, sides] : runningRound(battle)->rotations)
            frozen.rotate(id, sides);
}

battle::Stack asReformed(const battle::Stack& stack) {
    battle::Stack reformed = stack;
    if (needsReform(stack))
        setFormed(reformed, {});
    return reformed;
}

battle::Battle asReformed(battle::Battle battle, Reforming reforming) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const battle::Stack& stack = *battle.stacks[position];
        if (!stateOf(stack).formed.empty() && needsReform(stack) &&
            (reforming == Reforming::All || !conflictOf(battle, stack.id)))
            battle.stacks.replace(position, std::make_shared<const battle::Stack>(asReformed(stack)));
    }
    return battle;
}

RoundState::RoundState(const battle::Battle& battle, Luck& luck, battle::EventSink* sink,
                       ResistanceSum resistance, StackFactory& factory)
    : m_before(battle)
    , m_battle(battle)
    , m_isRunning(battle::isRoundRunning(battle))
    , m_luck(luck)
    , m_sink(sink)
    , m_resistance(resistance)
    , m_factory(factory) {
    if (!m_isRunning)
        return;
    m_running = *runningRound(battle);
    m_then = asFrozen(battle);
    m_frozen.emplace(*m_then, m_resistance, m_factory);
    rotateAsTurned(*m_frozen, battle);
}

const Order& RoundState::order(const StackId& id) const {
    static const Order none;
    const auto found = ordersOf(m_battle).find(id);
    return found == ordersOf(m_battle).end() ? none : found->second;
}

void RoundState::tell(Event event, const battle::Battle& now) {
    if (!m_sink)
        return;
    if (event.conflict == 0)
        event.conflict = fighting > 0 ? fighting : conflictNumber(event);
    m_sink->tell(std::move(event), now);
}

int RoundState::conflictNumber(const Event& event) {
    if (m_numbers.empty())
        for (std::size_t i = 0; i < m_running.conflicts->size(); ++i)
            for (const StackId& id : (*m_running.conflicts)[i])
                m_numbers.emplace(id, m_running.number(i));
    int least = 0;
    const auto see = [&](const StackId& id) {
        const auto found = m_numbers.find(id);
        if (found != m_numbers.end() && (least == 0 || found->second < least))
            least = found->second;
    };
    see(event.stack);
    see(event.target);
    std::ranges::for_each(event.others, see);
    return least;
}

void RoundState::enter(std::size_t conflict, const StackId& id) {
    m_conflictOf.emplace(id, conflict); // of no use before the table is built, which clears it first
    smm::editConflicts(m_battle, [&](std::vector<Conflict>& conflicts) {
        conflicts[conflict].stacks.push_back(id);
        conflicts[conflict].initiative.clear();
    });
}

std::optional<std::size_t> RoundState::conflictOf(const StackId& id) const {
    constexpr int few = 16; // a table pays off from here
    if (m_asked < few) {
        ++m_asked;
        return smm::conflictOf(m_battle, id);
    }
    if (m_asked == few) {
        ++m_asked;
        m_conflictOf.clear();
        for (std::size_t i = 0; i < conflicts().size(); ++i)
            for (const StackId& stack : conflicts()[i].stacks)
                m_conflictOf.emplace(stack, i);
    }
    const auto found = m_conflictOf.find(id);
    return found == m_conflictOf.end() ? std::nullopt : std::optional(found->second);
}

void RoundState::begin() {
    m_running = {};
    m_isRunning = true;
}

void RoundState::hurt(const StackId& id, const Losses& losses) {
    const std::size_t position = m_battle.stacks.position(id);
    m_battle.stacks.replace(position, m_factory.hurt(position, m_battle.stacks[position], losses));
}

void RoundState::reform(const StackId& id) {
    const std::size_t position = m_battle.stacks.position(id);
    m_battle.stacks.replace(position,
                            m_factory.reformed(position, m_battle.stacks[position], houseRules(m_battle)));
}

void RoundState::freeze() {
    m_factory.prepare(m_battle);
    m_running.frozen = std::vector<StackPointer>(m_battle.stacks.begin(), m_battle.stacks.end());
    m_then = m_battle;
    m_frozen.emplace(*m_then, m_resistance, m_factory);
}

void RoundState::rotate(const StackId& id, int sides) {
    m_running.rotations[id] += sides;
    m_frozen->rotate(id, sides);
}

void RoundState::count(const StackId& attacker, bool hit, const Question& question) {
    if (!m_battle.play)
        return;
    Count& count = m_counts.at(static_cast<std::size_t>(stack(attacker)->side));
    count.hits += hit ? 1 : 0;
    count.expected += battle::oneHit * question.yesFaces() / question.sides;
}

void RoundState::closeCounts() {
    for (std::size_t side = 0; side < m_counts.size(); ++side)
        if (const Count count = std::exchange(m_counts[side], {}); count.expected > 0 || count.hits > 0)
            battle::countHits(m_battle, static_cast<int>(side), count.hits, count.expected);
}

void RoundState::end() {
    Orders kept = keptOrders(*this);
    m_isRunning = false;
    setRunning(m_battle, nullptr);
    setOrders(m_battle.plans, std::move(kept));
    if (!m_battle.play) {
        dropImpossible(*this);
        m_battle.round = m_battle.round.value_or(0) + 1;
        return;
    }
    closeCounts();
    battle::finishOrdersRound(m_battle, m_sink ? this : nullptr);
}

void RoundState::numberConflicts() {
    m_numbers.clear();
    if (m_sink)
        for (Event& event : m_sink->kept())
            if (event.conflict == 0)
                event.conflict = conflictNumber(event);
}

battle::Battle RoundState::carriedBack() && {
    closeCounts();
    setRunning(m_battle, m_isRunning ? std::make_shared<const RunningRound>(std::move(m_running)) : nullptr);
    return std::move(m_battle);
}

battle::Changes RoundState::changes() && {
    return differenceOf(m_before, std::move(*this).carriedBack());
}

} // namespace sf::smm
