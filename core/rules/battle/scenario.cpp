// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scenario.h"

#include <algorithm>

namespace sf::battle {

const Zone* Scenario::zoneOf(int side) const {
    const auto found = std::ranges::find(deployment, side, &Zone::side);
    return found == deployment.end() ? nullptr : &*found;
}

std::vector<VictoryCondition> victoryConditions(const Scenario& scenario) {
    if (scenario.victory.empty())
        return {{Eliminate{}}, {LastRound{}}};
    std::vector<VictoryCondition> conditions = scenario.victory;
    const bool eliminates = std::ranges::any_of(conditions, [](const VictoryCondition& condition) {
        return std::holds_alternative<Eliminate>(condition.what);
    });
    if (!eliminates)
        conditions.push_back({Eliminate{}});
    return conditions;
}

} // namespace sf::battle
