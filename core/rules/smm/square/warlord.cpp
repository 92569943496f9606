// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/warlord.h"

#include <algorithm>

namespace sf::smm {

std::optional<std::size_t> leadingWarlord(const battle::Stack& stack, const std::vector<std::size_t>& order) {
    const std::vector<battle::Unit>& units = *stack.units;
    std::optional<std::size_t> best;
    for (const std::size_t position : order) {
        if (!units[position][battle::Flag::Warlord])
            continue;
        if (stack.leader == units[position].id)
            return position;
        best = position; // the most valuable unit comes last
    }
    return best;
}

bool isLed(const battle::Stack& stack) {
    return std::ranges::any_of(
        *stack.units, [](const battle::Unit& unit) { return unit.isAlive() && unit[battle::Flag::Warlord]; });
}

} // namespace sf::smm
