// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/imperio_plan.h"
#include "core/post/game/plan_draft.h"

namespace sf::post {

/// A turn of Imperio Bellum while it is planned.
class ImperioDraft final : public PlanDraft {
public:
    /// The side to move plans its turn.
    explicit ImperioDraft(const imperio::Position& position);

    /// The plan as carried out under the assumptions.
    const CarriedOut& shown() const { return m_shown; }
    /// The position after shown(), where planning goes on.
    const imperio::Position& position() const { return m_shown.position; }
    ItemFate fate(std::size_t action) const override { return m_shown.items[action].fate; }

    /// Adds an action for the shown case, and for a fight the result to plan on with. Requires !isOver().
    std::optional<imperio::Refusal> add(const imperio::Action& action,
                                        std::optional<FightResult> assumed = {});

protected:
    bool isTurnOver() const override;
    void showStart() override;
    void show(const Plan& begun, dice::Source& dice) override;
    const std::vector<std::optional<FightResult>>& fights() const override { return m_shown.fights; }

private:
    imperio::Position m_start;
    CarriedOut m_shown;
};

} // namespace sf::post
