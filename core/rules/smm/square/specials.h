// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/special.h"

#include <array>

/// The specials that SMM rules use; any other only counts for Value (SMM-3).
namespace sf::smm {

inline constexpr battle::Special flyerSpecial{"flyer", smmRule(10)};
inline constexpr battle::Special anywhereSpecial{"screens anywhere", smmRule(21)};
inline constexpr battle::Special rangedSpecial{"ranged", smmRule(28), true};
/// Listed by SMM-1, and not to be confused with a Warlord's rank.
inline constexpr battle::Special leadershipSpecial{"leadership", smmRule(1)};

inline std::span<const battle::Special> specials() {
    static constexpr std::array table{flyerSpecial, rangedSpecial, anywhereSpecial, leadershipSpecial};
    return table;
}

} // namespace sf::smm
