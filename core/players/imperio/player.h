// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/budget.h"
#include "core/players/imperio/evaluation.h"
#include "core/rules/imperio/game/action.h"

#include <optional>
#include <string_view>
#include <vector>

namespace sf::imperio {

/// The rungs of the ladder, the weakest first.
enum class Level : std::uint8_t { Random, Greedy, Planner, Replier, Learned };
inline constexpr std::array<Level, 5> levels{Level::Random, Level::Greedy, Level::Planner, Level::Replier,
                                             Level::Learned};
/// "random", "greedy", "planner", "replier", "learned".
std::string_view levelName(Level level);
std::optional<Level> levelOf(std::string_view name);

/// What a player wants to do.
struct Choice {
    Action action;
    Value value = evenChance;       ///< the attacker's chance to win with it, as this player sees it
    std::vector<Action> line;       ///< what it plans, `action` first; as far as the dice let it plan
    std::optional<Action> runnerUp; ///< the best action besides, none when there is only one
    Value runnerUpValue = evenChance;
};

/// A player of one level. It sees the position and nothing else: no dice, no seed of the game.
struct Player {
    Level level = Level::Planner;
    Weights weights = handWeights(); ///< Learned plays by them, the others by handWeights()
    std::uint64_t seed = 0;          ///< what Random chooses by
};

/// The action that the player chooses. The game is not over. When the limits end or `stop` is asked for, the
/// best action found so far; legal in any case, and never to resign.
Choice choose(const Position& position, const Player& player, const Limits& limits);

} // namespace sf::imperio
