// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/features.h"
#include "core/players/imperio/value.h"

namespace sf::imperio {

/// What each feature is worth to the side that has it, in points of score (scoreUnit).
using Weights = std::array<std::int32_t, featureCount>;

/// Weights set by hand. They don't care who moves next, so that ending a turn is worth nothing by itself:
/// analysis, hints and reports use them.
const Weights& handWeights();
/// The name under which reports keep the evaluation by handWeights().
inline constexpr const char* evaluationName = "static-1";

/// The weights by which players look for their action in this turn. Games that drag on make them bolder: what
/// is near an enemy base counts for more; threats, safety and captured bases for less, after 60 turns for
/// nothing.
Weights boldened(const Weights& weights, std::uint32_t turn);

/// The attacker's chance to win; exactly 0 or sureWin when the game is over. `next` moves next.
Value evaluate(const Position& position, const Weights& weights, Side next);
/// The same by handWeights(): V of a position.
Value evaluate(const Position& position);

} // namespace sf::imperio
