// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/plan.h"

#include <algorithm>
#include <span>

/// What the plans of all sequential games share.
namespace sf::post {

/// What happened to one action of a plan.
enum class ItemFate : std::uint8_t {
    Done,
    Partly,   ///< a path that was followed up to its first illegal step
    Refused,  ///< illegal when it was carried out
    Unmet,    ///< its condition wasn't met
    TurnOver, ///< the turn or the game had already ended
};

/// Returns whether the earlier fights had the results that the action requires. `fights`: per earlier action;
/// nothing for those that were no fight or were skipped.
inline bool isMet(const PlanItem& item, std::span<const std::optional<FightResult>> fights) {
    return std::ranges::all_of(item.conditions, [&](const Condition& condition) {
        return fights[static_cast<std::size_t>(condition.action) - 1] == condition.result;
    });
}

} // namespace sf::post
