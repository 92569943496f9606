// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sf::post {

/// The result of a fight by the sums, from the attacker's view.
enum class FightResult : std::uint8_t { Won, Lost, Tied };

/// "3 won": the fight of an earlier action had this result. False if that action was skipped.
struct Condition {
    int action = 1; ///< from 1
    FightResult result = FightResult::Won;
    bool operator==(const Condition&) const = default;
};

/// One action of a plan as a block writes it, with its conditions.
struct PlanItem {
    std::string action;
    std::vector<Condition> conditions;
    bool operator==(const PlanItem&) const = default;
};
using Plan = std::vector<PlanItem>;

inline constexpr std::size_t longestPlan = 500;    ///< actions
inline constexpr std::size_t mostConditions = 100; ///< per action

/// Removes spaces and gives every letter the case that blocks use.
std::string canonicalPlan(std::string_view text);
/// Returns the actions of a canonical plan, or nothing if conditions are malformed or refer to later actions,
/// an action is empty, or `resign` isn't the only one. What an action means is up to the game.
std::optional<Plan> readPlan(std::string_view value);
/// Returns the plan as a canonical value.
std::string planValue(const Plan& plan);
/// Adds spaces after commas and around words, for display.
std::string spacedPlan(std::string_view value);

inline constexpr std::string_view resignation = "resign";

} // namespace sf::post
