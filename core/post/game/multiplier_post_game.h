// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/post/game/multiplier_plan.h"

namespace sf::post {

/// Multiplier combat by post. Each block has the plan of its writer's deployment or turn; a player who isn't
/// to act writes an empty one.
class MultiplierPostGame final : public BattleGame {
public:
    /// `start` is a result of startByPost().
    MultiplierPostGame(const Block& invitation, const battle::Battle& start, const BattleCodec& codec);
    std::unique_ptr<GameRules> clone() const override;
    std::optional<PlanFault> take(const Block& block) override;
    void settle(dice::Source& dice, std::string_view orders) override;

    /// The battle with which the game began; its stacks and units have the numbers in plans.
    const battle::Battle& start() const { return *m_start; }
    /// Returns whether this player deploys or takes a turn in their next block.
    bool isToAct(Writer writer) const;
    /// The plan that was settled last, and what became of its actions.
    const Plan& lastPlan() const { return m_lastPlan; }
    const std::vector<TurnReport>& lastItems() const { return m_lastItems; }

private:
    std::shared_ptr<const battle::Battle> m_start;
    std::optional<Plan> m_plan; ///< of the block that was taken last; nothing if its writer wasn't to act
    Plan m_lastPlan;
    std::vector<TurnReport> m_lastItems;
};

} // namespace sf::post
