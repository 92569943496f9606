// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/multiplier_plan.h"
#include "core/post/game/plan_draft.h"

namespace sf::post {

/// A turn or deployment of multiplier combat while it is planned.
class TurnDraft final : public PlanDraft {
public:
    /// The side to act plans. `start`: the battle with which the game began.
    TurnDraft(const battle::Battle& battle, const battle::Battle& start);

    /// The plan as carried out under the assumptions.
    const TurnDone& shown() const { return m_shown; }
    const battle::Battle& start() const { return m_start; }
    ItemFate fate(std::size_t action) const override { return m_shown.items[action].fate; }

    /// Why the step is impossible in the shown case, if it is.
    TurnRefusal check(const TurnStep& step) const;
    /// The results of an attack in the shown case, counted over many throws, always the same ones.
    dice::Odds chances(const multiplier::Attack& attack) const;
    /// Adds a step that check() allows, and for an attack the result to plan on with. Requires !isOver().
    void add(const TurnStep& step, std::optional<FightResult> assumed = {});

protected:
    bool isTurnOver() const override;
    void showStart() override;
    void show(const Plan& begun, dice::Source& dice) override;
    const std::vector<std::optional<FightResult>>& fights() const override { return m_shown.fights; }

private:
    TurnDone tried(const TurnStep& step, std::uint64_t throwNumber) const;

    battle::Battle m_before;
    battle::Battle m_start;
    TurnDone m_shown;
};

} // namespace sf::post
