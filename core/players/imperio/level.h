// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sf::imperio {

/// The levels of computer players, weakest first.
enum class Level : std::uint8_t { Random, Greedy, Planner, Replier, Learned };
inline constexpr std::array<Level, 5> levels{Level::Random, Level::Greedy, Level::Planner, Level::Replier,
                                             Level::Learned};
/// "random", "greedy", "planner", "replier", "learned".
std::string_view levelName(Level level);
std::optional<Level> levelOf(std::string_view name);

} // namespace sf::imperio
