// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/imperio_plan.h"
#include "core/rules/dice/sums.h"

#include <map>

namespace sf::post {

/// A turn of Imperio Bellum while its player plans it on the board. Fights have no dice yet: the player
/// assumes how some of them end, sees the board after that, and plans on for that case. What is added then
/// has the assumptions as its conditions.
class PlanDraft {
public:
    /// The side to move plans its turn.
    explicit PlanDraft(const imperio::Position& position);

    const Plan& plan() const { return m_plan; }
    /// The plan as carried out under the assumptions. A fight without an assumption has its likeliest result.
    const CarriedOut& shown() const { return m_shown; }
    /// The position after shown(), where planning goes on.
    const imperio::Position& position() const { return m_shown.position; }
    /// Whether the turn has ended in the shown case, or the plan has longestPlan actions.
    bool isOver() const;

    /// Adds an action for the shown case, and for a fight the result to plan on with. Requires !isOver().
    std::optional<imperio::Refusal> add(const imperio::Action& action,
                                        std::optional<FightResult> assumed = {});
    /// Shows the case in which a fight, an index into plan(), ends so; or any way, for nothing. Assumes also
    /// what the fight itself needs.
    void assume(std::size_t fight, std::optional<FightResult> result);
    /// Returns the result that is assumed for a fight, if any.
    std::optional<FightResult> assumed(std::size_t fight) const;
    /// The exact odds of a fight as they were when it was planned; nothing for other actions.
    const std::optional<dice::Odds>& odds(std::size_t action) const { return m_odds[action]; }
    /// Removes the last action of the shown case and all that depends on it. Returns false if there is none.
    bool removeLast();

private:
    void assumeNeeded(std::size_t action);
    void remove(std::size_t action);
    std::vector<Condition> conditions() const;
    bool implies(const Condition& condition, const Condition& other) const;
    void show();
    CarriedOut carriedOut(std::size_t count, std::vector<int>& dice) const;

    imperio::Position m_start;
    Plan m_plan;
    std::vector<std::optional<dice::Odds>> m_odds;
    std::map<std::size_t, FightResult> m_assumed; ///< by index of the fight
    CarriedOut m_shown;
};

} // namespace sf::post
