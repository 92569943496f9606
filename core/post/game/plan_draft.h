// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/plan_items.h"
#include "core/rules/dice/dice.h"
#include "core/rules/dice/sums.h"

#include <map>
#include <optional>

namespace sf::post {

/// A turn while its player plans it on the board, in any sequential game. Fights have no dice yet: the player
/// assumes how some of them end, sees the board after that, and plans on for that case. What is added then
/// has the assumptions as its conditions.
class PlanDraft {
public:
    virtual ~PlanDraft() = default;

    const Plan& plan() const { return m_plan; }
    /// Whether the turn has ended in the shown case, or the plan has longestPlan actions.
    bool isOver() const { return isTurnOver() || m_plan.size() == longestPlan; }
    /// What becomes of an action in the shown case. A fight without an assumption has its likeliest result.
    virtual ItemFate fate(std::size_t action) const = 0;
    bool isDone(std::size_t action) const {
        return fate(action) == ItemFate::Done || fate(action) == ItemFate::Partly;
    }

    /// Shows the case in which a fight, an index into plan(), ends so; or any way, for nothing. Assumes also
    /// what the fight itself needs.
    void assume(std::size_t fight, std::optional<FightResult> result);
    /// Returns the result that is assumed for a fight, if any.
    std::optional<FightResult> assumed(std::size_t fight) const;
    /// The odds of a fight as they were when it was planned; nothing for other actions.
    const std::optional<dice::Odds>& odds(std::size_t action) const { return m_odds[action]; }
    /// Returns the index of the last action of the shown case; the size of plan() if there is none.
    std::size_t lastDone() const;
    /// Removes the last action of the shown case and all that depends on it. Returns false if there is none.
    bool removeLast();

protected:
    /// Adds an action for the shown case, and for a fight its odds and the result to plan on with. Requires
    /// !isOver().
    void append(std::string action, std::optional<dice::Odds> odds, std::optional<FightResult> assumed);

    virtual bool isTurnOver() const = 0;
    /// Shows the board before the turn.
    virtual void showStart() = 0;
    /// Shows the board after these actions, with these dice.
    virtual void show(const Plan& begun, dice::Source& dice) = 0;
    /// The results of fights that are shown; nothing for actions that were no fight or were skipped.
    virtual const std::vector<std::optional<FightResult>>& fights() const = 0;

private:
    void assumeNeeded(std::size_t action);
    void remove(std::size_t action);
    std::vector<Condition> conditions() const;
    bool implies(const Condition& condition, const Condition& other) const;
    void showAll();
    std::vector<int> showWith(std::size_t count, const std::vector<int>& dice);

    Plan m_plan;
    std::vector<std::optional<dice::Odds>> m_odds;
    std::map<std::size_t, FightResult> m_assumed; ///< by index of the fight
};

} // namespace sf::post
