// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/plan_draft.h"

#include <QStringList>

namespace sf::ui {

/// A board on which the user plans a turn, as the panel with the plan sees it.
class PlanBoard {
public:
    virtual ~PlanBoard() = default;

    /// Null if no turn is being planned.
    virtual const post::PlanDraft* draft() const = 0;
    /// An action of the plan as players read it.
    virtual QString actionText(std::size_t action) const = 0;
    /// How the plan went in many trials, in sentences.
    virtual QStringList trial() const = 0;

    /// Shows another case, for which to plan on.
    virtual void assume(std::size_t fight, std::optional<post::FightResult> result) = 0;
    virtual void removeLast() = 0;
    /// Ends the turn in the shown case.
    virtual void endTurn() = 0;
};

} // namespace sf::ui
