// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/house_rules.h"

namespace sf::smm {

std::span<const Option> options() {
    static const std::vector<Option> table{
        {"specialsFloor", smmRule(3), {"false", "true"}},
        {"moderateCounts", smmRule(8), {"\"table\"", "\"rows\"", "\"completeRows\""}},
        {"frontArc", smmRule(9), {"1", "3"}},
        {"powerDivisor", smmRule(11), {"\"units\"", "\"width\""}},
        {"attackDie", smmRule(27), {}, 2, 1000, 20},
        {"attackTarget", smmRule(27), {}, 0, 1000, 10},
        {"minimumDamage", smmRule(27), {}, 0, 1000, 1},
    };
    return table;
}

HouseRules houseRules(const battle::Battle& battle) {
    HouseRules rules;
    if (battle.houseRules.empty())
        return rules;
    const auto chosen = [&](std::string_view name) {
        return battle::chosen(battle, *optionNamed(options(), name));
    };
    rules.specialsFloor = chosen("specialsFloor") == 1;
    rules.moderateCounts = static_cast<ModerateCounts>(chosen("moderateCounts"));
    rules.frontArc = chosen("frontArc") == 1 ? 3 : 1;
    rules.powerDivisor = static_cast<PowerDivisor>(chosen("powerDivisor"));
    rules.attackDie = chosen("attackDie");
    rules.attackTarget = chosen("attackTarget");
    rules.minimumDamage = chosen("minimumDamage");
    return rules;
}

} // namespace sf::smm
