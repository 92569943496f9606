// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/recording.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// The least number of moments between two battles that are kept whole. With many stacks it takes as many
/// moments, so that the whole battles take no more memory than the changes.
constexpr std::size_t wholeDistance = 64;

/// What makes a battle with the progress of `before` have that of `after`.
std::function<void(Battle&)> progressTo(const Battle& before, const Battle& after) {
    return [state = before.state.editTo(after.state), plans = before.plans.editTo(after.plans),
            rules = after.rules, round = after.round, play = after.play](Battle& battle) {
        state(battle.state);
        plans(battle.plans);
        battle.rules = rules;
        battle.round = round;
        battle.play = play;
    };
}

bool isSameProgress(const Battle& one, const Battle& other) {
    return one.rules == other.rules && one.round == other.round && one.state == other.state &&
           one.plans == other.plans && one.play.isSameAs(other.play);
}

/// Whether everything else is the same.
bool isSameGround(const Battle& one, const Battle& other) {
    return one.map.isSameAs(other.map) && one.kinds.isSameAs(other.kinds) &&
           one.scenario.isSameAs(other.scenario) && one.unknown.isSameAs(other.unknown) &&
           one.title == other.title && one.houseRules == other.houseRules && one.sides == other.sides;
}

Battle withoutStacks(const Battle& battle) {
    Battle rest = battle;
    rest.stacks = {};
    return rest;
}

} // namespace

Moments::Moments(const Battle& first)
    : m_battles{{0, first}}
    , m_stacks(first.stacks.begin(), first.stacks.end())
    , m_rest(withoutStacks(first)) {}

/// Remembers the battle. Returns what leads to it from the last moment, except for a change of the ground.
Moments::Step Moments::stepTo(const Battle& now) {
    Step step;
    Changes changes;
    addStackChanges(m_stacks, now.stacks, changes);
    if (!changes.empty()) {
        m_stacks.assign(now.stacks.begin(), now.stacks.end());
        step.emplace_back([changes = std::move(changes)](Battle& battle) { redo(battle, changes); });
    }
    if (!isSameProgress(m_rest, now)) {
        step.push_back(progressTo(m_rest, now));
        setProgress(m_rest, progressOf(now));
    }
    return step;
}

void Moments::keepWhole(const Battle& now) {
    m_battles.insert_or_assign(count(), now);
    m_rest = withoutStacks(now);
}

void Moments::add(const Battle& now) {
    m_steps.push_back(stepTo(now));
    const std::size_t distance = std::max(wholeDistance, now.stacks.size());
    if (!isSameGround(m_rest, now) || count() - m_battles.rbegin()->first >= distance)
        keepWhole(now);
}

void Moments::amend(const Battle& now) {
    m_asked.reset();
    Step step = stepTo(now);
    if (m_battles.rbegin()->first == count() || !isSameGround(m_rest, now))
        keepWhole(now);
    else
        std::ranges::move(step, std::back_inserter(m_steps.back()));
}

void Moments::append(const Moments& more) {
    amend(more.at(0));
    const std::size_t before = count();
    m_steps.insert(m_steps.end(), more.m_steps.begin(), more.m_steps.end());
    for (const auto& [moment, battle] : more.m_battles)
        if (moment > 0)
            m_battles.emplace(before + moment, battle);
    m_stacks = more.m_stacks;
    m_rest = more.m_rest;
    if (count() - m_battles.rbegin()->first >= std::max(wholeDistance, m_stacks.size()))
        keepWhole(at(count()));
}

Battle Moments::at(std::size_t moment) const {
    const auto whole = std::prev(m_battles.upper_bound(moment));
    if (!m_asked || m_asked->first > moment || m_asked->first < whole->first)
        m_asked = *whole;
    while (m_asked->first < moment)
        for (const auto& edit : m_steps[m_asked->first++])
            edit(m_asked->second);
    return m_asked->second;
}

void Recording::tell(Event event, const Battle& now) {
    events.push_back(std::move(event));
    if (!m_begin)
        return;
    if (!moments)
        moments.emplace(*m_begin);
    moments->add(now);
}

} // namespace sf::battle
