// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/features.h"
#include "core/players/imperio/value.h"

namespace sf::imperio {

/// The weight of each feature for the side that has it, in points of score (scoreUnit).
using Weights = std::array<std::int32_t, featureCount>;

/// Hand-tuned weights, with which players search. They don't depend on who moves next, so that ending a turn
/// has no value by itself.
const Weights& handWeights();
/// Half of them, because the full weights overestimate the chance to win. Analysis, hints and
/// reports use these (docs/imperio-players.md).
const Weights& valueWeights();
/// The name of the evaluation by valueWeights() in reports.
inline constexpr const char* evaluationName = "static-2";

/// The weights that players use in this turn. Players get bolder as a game drags on: being near an enemy base
/// counts for more; threats, safety and captured bases count for less, and from turn 60 on for nothing.
Weights boldened(const Weights& weights, std::uint32_t turn);

/// The attacker's chance of winning; exactly 0 or sureWin if the game is over. `next` moves next.
Value evaluate(const Position& position, const Weights& weights, Side next);
/// The same with valueWeights(): V of a position.
Value evaluate(const Position& position);

} // namespace sf::imperio
