// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sf::post {

/// How a fight went, by the sums and from the attacker's view.
enum class FightResult : std::uint8_t { Won, Lost, Tied };

/// "3 won": the fight of an earlier action went so. False when that action was skipped.
struct Condition {
    int action = 1; ///< from 1
    FightResult result = FightResult::Won;
    bool operator==(const Condition&) const = default;
};

/// One action of a plan, as the block writes it, with what must have happened before.
struct PlanItem {
    std::string action;
    std::vector<Condition> conditions;
    bool operator==(const PlanItem&) const = default;
};
using Plan = std::vector<PlanItem>;

inline constexpr std::size_t longestPlan = 500;    ///< actions
inline constexpr std::size_t mostConditions = 100; ///< of one action

/// A plan without its spaces, with every letter in the case that the rules of blocks give it.
std::string canonicalPlan(std::string_view text);
/// The actions of a canonical plan; nothing when conditions are malformed or look ahead, an action is empty
/// or `resign` has company. What an action means is for the game to say.
std::optional<Plan> readPlan(std::string_view value);
/// The plan as a canonical value.
std::string planValue(const Plan& plan);
/// A canonical value with spaces behind commas and round words, for people.
std::string spacedPlan(std::string_view value);

inline constexpr std::string_view resignation = "resign";

} // namespace sf::post
