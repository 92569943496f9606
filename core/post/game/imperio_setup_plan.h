// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/plan.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>

namespace sf::post {

/// Returns the game after a deployment or alterations in block notation ("TRCCECCRT,MSRSRMRSM,Cx5,Rx20",
/// "R9C1M-S,+SR8C1") with its stage finished, or an error.
std::variant<imperio::Game, imperio::RecordError> afterSetup(const imperio::Game& game,
                                                             std::string_view plan);
/// Returns a deployment as a plan: two rows, then reinforcements.
std::string deploymentPlan(const imperio::Deployment& deployment, imperio::Side side);
std::string alterationsPlan(const std::vector<imperio::Alteration>& alterations);

} // namespace sf::post
