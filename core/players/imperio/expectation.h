// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"
#include "core/players/imperio/results.h"

#include <utility>

namespace sf::imperio {

/// Values of positions and actions from one side's view: its own chance of winning. Each evaluation counts as
/// a node.
class Expectation {
public:
    Expectation(const Weights& weights, Side side, Budget& budget)
        : m_weights(weights), m_side(side), m_budget(budget) {}

    /// Evaluates a position as if the side's turn ended here.
    Value leaf(const Position& position) const {
        m_budget.spend();
        return seenFrom(m_side, evaluate(position, m_weights, enemyOf(m_side)));
    }
    /// The mean over all results of an action.
    Value of(const Position& position, const Action& action) const {
        return mean(Results(position, action), [this](const Position& after) { return leaf(after); });
    }
    /// The mean of `value(position)` over all results. If it can't exceed `least` even if all remaining
    /// results were certain wins, they are skipped (Ballard's Star1) and the returned mean is at most
    /// `least`.
    template<class Evaluate>
    static Value mean(const Results& results, Evaluate&& value, Value least = -1) {
        Value sum = 0;
        std::int64_t left = sureWin;
        for (std::size_t result = 0; result < results.size(); ++result) {
            if (sum + left <= least)
                return sum;
            // The last result gets the remaining probability, so that the sum is exactly 1.
            const std::int64_t chance = result + 1 == results.size() ? left : results.chance(result);
            sum += part(value(results.position(result)), chance);
            left -= chance;
        }
        return sum;
    }
    Side side() const { return m_side; }

private:
    /// Both may be 2^32, and their product doesn't fit into a signed 64-bit integer.
    static Value part(Value value, std::int64_t chance) {
        return static_cast<Value>(
            static_cast<std::uint64_t>(value) * static_cast<std::uint64_t>(chance / 2) >> 31);
    }
    const Weights& m_weights;
    Side m_side;
    Budget& m_budget;
};

/// The best and the second-best action so far. Of equal ones the first wins.
class RankedActions {
public:
    RankedActions(const Action& action, Value value) : m_best{action, value} {}
    void add(const Action& action, Value value) {
        if (value > m_best.value)
            m_second = std::exchange(m_best, {action, value});
        else if (!m_hasSecond || value > m_second.value)
            m_second = {action, value};
        m_hasSecond = true;
    }
    Choice choice(Side side) const {
        Choice choice{m_best.action, seenFrom(side, m_best.value), {m_best.action}, std::nullopt, evenChance};
        if (m_hasSecond) {
            choice.runnerUp = m_second.action;
            choice.runnerUpValue = seenFrom(side, m_second.value);
        }
        return choice;
    }

private:
    struct Rated {
        Action action;
        Value value = 0;
    };
    Rated m_best;
    Rated m_second;
    bool m_hasSecond = false;
};

} // namespace sf::imperio
