// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/saved_name.h"

#include <algorithm>

namespace sf::ui {

std::string nameAfter(const battle::Battle& battle, const std::string& name) {
    if (name.empty())
        return name;
    const auto isTaken = [&](const std::string& candidate) {
        return std::ranges::any_of(battle.stacks,
                                   [&](const auto& stack) { return stack->name == candidate; });
    };
    for (int number = 2;; ++number)
        if (std::string candidate = name + ' ' + std::to_string(number); !isTaken(candidate))
            return candidate;
}

} // namespace sf::ui
