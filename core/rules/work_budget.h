// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>

namespace sf {

/// Bounds the work that a task may cause on this thread while it exists, in hexes that searches look at. It
/// counts instead of measuring time, so that the same input gives the same answer on every computer. A budget
/// inside another one spends from both.
class WorkBudget {
public:
    /// Thrown by spend() when a budget is used up, or its work is to stop.
    struct Spent {};

    explicit WorkBudget(std::int64_t units, std::stop_token stop = {})
        : m_left(units), m_stop(std::move(stop)), m_outer(std::exchange(current(), this)) {}
    WorkBudget(const WorkBudget&) = delete;
    WorkBudget& operator=(const WorkBudget&) = delete;
    WorkBudget(WorkBudget&&) = delete;
    WorkBudget& operator=(WorkBudget&&) = delete;
    ~WorkBudget() { current() = m_outer; }

    /// Costs nothing for tasks without a budget.
    static void spend(std::int64_t units) {
        for (WorkBudget* budget = current(); budget; budget = budget->m_outer)
            if ((budget->m_left -= units) < 0 || budget->m_stop.stop_requested())
                throw Spent();
    }

    /// Does the work with what is left, which becomes less. Returns whether that was enough; if not, nothing
    /// is left.
    template<class Work>
    static bool bounds(std::int64_t& left, Work&& work) {
        bool isDone = true;
        {
            WorkBudget budget(left);
            try {
                work();
            } catch (const Spent&) {
                isDone = false;
            }
            left = isDone ? budget.m_left : 0;
        }
        spend(0); // an outer budget may be what is used up
        return isDone;
    }

    /// Whether the work of this thread is to stop.
    static bool isStopped() {
        for (const WorkBudget* budget = current(); budget; budget = budget->m_outer)
            if (budget->m_stop.stop_requested())
                return true;
        return false;
    }

private:
    static WorkBudget*& current() {
        static thread_local WorkBudget* budget = nullptr;
        return budget;
    }

    std::int64_t m_left;
    std::stop_token m_stop;
    WorkBudget* m_outer;
};

} // namespace sf
