// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/plan.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/record_error.h"

#include <variant>

namespace sf::post {

/// The game after a deployment or alterations as a block writes them ("TRCCECCRT,MSRSRMRSM,Cx5,Rx20",
/// "R9C1M-S,+SR8C1"), its stage finished; or what is wrong with them.
std::variant<imperio::Game, imperio::RecordError> afterSetup(const imperio::Game& game,
                                                             std::string_view plan);
/// A deployment as a plan: two rows, then reinforcements.
std::string deploymentPlan(const imperio::Deployment& deployment, imperio::Side side);
std::string alterationsPlan(const std::vector<imperio::Alteration>& alterations);

} // namespace sf::post
