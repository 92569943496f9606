// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/plan_draft.h"
#include "core/post/game/plan_trial.h"

#include <QStringList>

namespace sf::ui {

/// How many sets of dice a plan in multiplier combat is tried with.
inline constexpr int battlePlanSamples = 500;

inline constexpr std::array<post::FightResult, 3> fightResults{
    post::FightResult::Won, post::FightResult::Tied, post::FightResult::Lost};

dice::Comparison sumsOf(post::FightResult result);
/// "won, 47.2 %"
QString branchText(post::FightResult result, const dice::Odds& odds);
/// A plan as a block has it, one numbered action with its conditions per line.
QStringList planLines(const post::Plan& plan);
/// An action of the plan as players read it: "3. R5C4xR4C5".
QString actionText(const post::Plan& plan, std::size_t action);
/// How a plan went in many trials: a sentence about all of it, then one for each action that is sometimes
/// impossible or useless. `battle`: names the pieces in multiplier combat.
QStringList trialText(const post::Plan& plan, const post::PlanTrial& trial,
                      const battle::Battle* battle = nullptr);

/// The chances of each attack in multiplier combat that was carried out, one per line.
QStringList resultsText(const post::Plan& plan, const post::PlanTrial& trial);

} // namespace sf::ui
