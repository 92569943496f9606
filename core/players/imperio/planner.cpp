// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/planner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

constexpr int deepest = 4;
constexpr std::size_t width = 8;        ///< plans searched again
constexpr std::size_t innerWidth = 3;   ///< the same at deeper levels
constexpr std::size_t repliedWidth = 5; ///< plans whose replies are searched
constexpr int longestReply = 6;         ///< attacks in the enemy's turn

/// Best first; plans of equal value keep their order.
void sortByValue(std::vector<Plan>& plans) {
    std::stable_sort(plans.begin(), plans.end(),
                     [](const Plan& a, const Plan& b) { return a.value > b.value; });
}

Choice choiceOf(const std::vector<Plan>& plans, Side side) {
    const Plan& best = plans.front();
    Choice choice{best.first(), seenFrom(side, best.value), {}, std::nullopt, evenChance};
    choice.line.assign(best.actions.begin(), best.actions.begin() + static_cast<std::ptrdiff_t>(best.size));
    for (const Plan& plan : plans)
        if (plan.first() != best.first() && !choice.runnerUp) {
            choice.runnerUp = plan.first();
            choice.runnerUpValue = seenFrom(side, plan.value);
        }
    return choice;
}

} // namespace

Planner::Planner(const Weights& weights, const Limits& limits)
    : m_weights(weights), m_limits(limits), m_budget(limits) {}

Choice Planner::choose(const Position& position, bool replies) {
    m_expectation.emplace(m_weights, position.toMove, m_budget);
    if (replies)
        m_budget.extend(m_limits.nodes / 2);
    std::vector<Plan> plans{staying(position)};
    PlanList list(position, Scope::All, *m_expectation, m_budget);
    plans.insert(plans.end(), list.plans().begin(), list.plans().end());
    sortByValue(plans);
    for (int depth = 1; depth <= deepest && !m_budget.isOver(); ++depth)
        deepen(position, plans, depth);
    m_budget.extend(m_limits.nodes);
    if (replies && !m_budget.isOver())
        weighReplies(position, plans);
    return choiceOf(plans, position.toMove);
}

/// The plan to end the turn here.
Plan Planner::staying(const Position& position) {
    Plan plan = Plan().with(endTurn());
    plan.value = m_expectation->leaf(position);
    return plan;
}

/// Searches the best plans again, `depth` throws deeper. Plans beyond the budget keep their value.
void Planner::deepen(const Position& position, std::vector<Plan>& plans, int depth) {
    std::vector<Plan> rated = plans;
    const std::size_t count = std::min(width, rated.size());
    for (std::size_t plan = 0; plan < count; ++plan) {
        const Value value = refined(position, rated[plan], depth, -1);
        if (m_budget.isOver())
            return;
        rated[plan].value = value;
    }
    std::stable_sort(rated.begin(), rated.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const Plan& a, const Plan& b) { return a.value > b.value; });
    plans = std::move(rated);
}

Value Planner::refined(const Position& position, const Plan& plan, int depth, Value least) {
    const auto after = [&](const Position& next) { return best(next, depth); };
    if (plan.last().act == Act::End)
        return plan.value;
    return Expectation::mean(Results(beforeLast(position, plan), plan.last()), after, least);
}

/// The value of the best attack here, or of not attacking.
Value Planner::best(const Position& position, int depth) {
    Value most = m_expectation->leaf(position);
    PlanList list(position, Scope::Attacks, *m_expectation, m_budget);
    sortByValue(list.plans());
    const std::size_t count = std::min(depth > 1 ? innerWidth : 1, list.plans().size());
    for (std::size_t plan = 0; plan < count; ++plan) {
        const Plan& promising = list.plans()[plan];
        most = std::max(most, depth > 1 ? refined(position, promising, depth - 1, most) : promising.value);
    }
    return most;
}

void Planner::weighReplies(const Position& position, std::vector<Plan>& plans) {
    const std::size_t count = std::min(repliedWidth, plans.size());
    std::vector<Plan> rated(plans.begin(), plans.begin() + static_cast<std::ptrdiff_t>(count));
    const auto after = [this](const Position& next) { return replied(next); };
    for (Plan& plan : rated) {
        plan.value = Expectation::mean(Results(beforeLast(position, plan), plan.last()), after);
        if (m_budget.isOver())
            return;
    }
    sortByValue(rated);
    std::copy(rated.begin(), rated.end(), plans.begin());
}

/// The value of a position after the enemy's turn: the enemy makes every attack that gains, each with its
/// likeliest result, and the average gains add up.
Value Planner::replied(const Position& position) {
    const Side enemy = enemyOf(m_expectation->side());
    Position now = position;
    if (!now.result && now.toMove != enemy)
        now = Results(now, endTurn()).likeliest();
    if (now.result || now.toMove != enemy)
        return m_expectation->leaf(now);
    const Expectation theirs(m_weights, enemy, m_budget);
    Value value = theirs.leaf(now);
    for (int attack = 0; attack < longestReply && !m_budget.isOver(); ++attack) {
        const Value before = theirs.leaf(now);
        PlanList list(now, Scope::Attacks, theirs, m_budget);
        const auto best = std::max_element(list.plans().begin(), list.plans().end(),
                                           [](const Plan& a, const Plan& b) { return a.value < b.value; });
        if (best == list.plans().end() || best->value <= before)
            break;
        value = std::min(sureWin, value + best->value - before);
        now = Results(beforeLast(now, *best), best->last()).likeliest();
    }
    return sureWin - value;
}

} // namespace sf::imperio
