// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/option.h"

#include <array>

namespace sf::battle {

int chosen(const Battle& battle, const Option& option) {
    const auto said = battle.houseRules.find(option.name);
    if (said == battle.houseRules.end())
        return option.standard;
    return option.valueOf(said->second).value_or(option.standard);
}

std::span<const Option> sharedOptions() {
    static const std::array options{
        Option{"undoDice", battleRule(0), {"\"allow\"", "\"ask\"", "\"never\""}},
        Option{"orders", battleRule(4), {"\"open\"", "\"sealed\""}},
        Option{"zoneOfControl", battleRule(5), {"\"none\"", "\"stop\""}},
    };
    return options;
}

UndoDice undoDice(const Battle& battle) {
    return static_cast<UndoDice>(chosen(battle, sharedOptions()[0]));
}

bool areOrdersSealed(const Battle& battle) {
    return chosen(battle, sharedOptions()[1]) != 0;
}

bool zonesStop(const Battle& battle) {
    return chosen(battle, sharedOptions()[2]) != 0;
}

} // namespace sf::battle
