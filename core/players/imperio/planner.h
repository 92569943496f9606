// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/plans.h"

namespace sf::imperio {

/// Plans whole turns. It rates what each piece could do up to its next throw, then examines the most
/// promising plans with the follow-ups to every result of the throw, one attack deeper each time while the
/// budget lasts. It plans again after every action.
class Planner {
public:
    Planner(const Weights& weights, const Limits& limits);
    /// `replies`: spend half the budget on the enemy's replies to the best plans.
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
