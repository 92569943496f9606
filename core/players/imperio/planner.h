// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/plans.h"

namespace sf::imperio {

/// Plans whole turns. It rates what each piece could do up to its next throw, then looks at the most
/// promising plans again with what could follow every result of the throw, one attack deeper each time as
/// long as the budget lasts. It is asked again after every action.
class Planner {
public:
    Planner(const Weights& weights, const Limits& limits);
    /// `replies`: half the budget goes into what the enemy could do to the best plans in its own turn.
    Choice choose(const Position& position, bool replies);

private:
    Value best(const Position& position, int depth);
    Value refined(const Position& position, const Plan& plan, int depth, Value least);
    void deepen(const Position& position, std::vector<Plan>& plans, int depth);
    void weighReplies(const Position& position, std::vector<Plan>& plans);
    Value replied(const Position& position);
    Plan staying(const Position& position);

    Weights m_weights;
    Limits m_limits;
    Budget m_budget;
    std::optional<Expectation> m_expectation;
};

} // namespace sf::imperio
