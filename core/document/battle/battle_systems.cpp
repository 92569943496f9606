// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_systems.h"

#include <algorithm>

namespace sf::document {

std::string_view systemKey(RuleSystem system) {
    return battle::systemOf(system).key();
}

std::optional<RuleSystem> systemFromKey(std::string_view word) {
    const battle::System* found = battle::systemOf(word);
    return found ? std::optional(found->id()) : std::nullopt;
}

const battle::System& system(RuleSystem system) {
    return battle::systemOf(system);
}

battle::Reach reachOf(const battle::Battle& battle, const battle::Stack& stack) {
    const battle::System& rules = system(battle.rules);
    return {*battle.map, stack.hex, rules.flies(stack), rules.moveOf(stack)};
}

bool knowsOption(RuleSystem system, std::string_view option) {
    return battle::findOption(battle::systemOf(system), option) != nullptr;
}

bool acceptsOption(std::string_view option, std::string_view value) {
    return std::ranges::all_of(battle::systems(), [&](const battle::System* system) {
        const Option* known = battle::findOption(*system, option);
        return !known || known->valueOf(value);
    });
}

} // namespace sf::document
