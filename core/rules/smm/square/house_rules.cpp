// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/house_rules.h"

#include <algorithm>
#include <charconv>

namespace sf::smm {
namespace {

const std::vector<Option>& table() {
    static const std::vector<Option> options{
        {"specialsFloor", smmRule(3), {"false", "true"}},
        {"moderateCounts", smmRule(8), {"\"table\"", "\"rows\"", "\"completeRows\""}},
        {"frontArc", smmRule(9), {"1", "3"}},
        {"powerDivisor", smmRule(11), {"\"units\"", "\"width\""}},
        {"attackDie", smmRule(27), {}, 2, 1000, 20},
        {"attackTarget", smmRule(27), {}, 0, 1000, 10},
        {"minimumDamage", smmRule(27), {}, 0, 1000, 1},
        {"undoDice", {}, {"\"allow\"", "\"ask\"", "\"never\""}},
    };
    return options;
}

const Option* find(std::string_view name) {
    const auto found = std::ranges::find(table(), name, &Option::name);
    return found == table().end() ? nullptr : &*found;
}

std::optional<int> number(std::string_view json) {
    int value = 0;
    const char* end = json.data() + json.size();
    const auto [rest, error] = std::from_chars(json.data(), end, value);
    if (error != std::errc() || rest != end)
        return std::nullopt;
    return value;
}

/// What the battle says to an option, or its default: the place among the words, or the number.
int chosen(const battle::Battle& battle, std::string_view name) {
    const Option& option = *find(name);
    const auto said = battle.houseRules.find(name);
    if (said == battle.houseRules.end() || !isAllowed(option, said->second))
        return option.standard;
    if (option.words.empty())
        return number(said->second).value_or(option.standard);
    return static_cast<int>(std::ranges::find(option.words, said->second) - option.words.begin());
}

} // namespace

std::span<const Option> options() {
    return table();
}

bool isKnown(std::string_view option) {
    return find(option) != nullptr;
}

bool isAllowed(const Option& option, std::string_view json) {
    if (!option.words.empty())
        return std::ranges::find(option.words, json) != option.words.end();
    const std::optional<int> value = number(json);
    return value && *value >= option.least && *value <= option.largest;
}

HouseRules houseRules(const battle::Battle& battle) {
    HouseRules rules;
    if (battle.houseRules.empty())
        return rules;
    rules.specialsFloor = chosen(battle, "specialsFloor") == 1;
    rules.moderateCounts = static_cast<ModerateCounts>(chosen(battle, "moderateCounts"));
    rules.frontArc = chosen(battle, "frontArc") == 1 ? 3 : 1;
    rules.powerDivisor = static_cast<PowerDivisor>(chosen(battle, "powerDivisor"));
    rules.attackDie = chosen(battle, "attackDie");
    rules.attackTarget = chosen(battle, "attackTarget");
    rules.minimumDamage = chosen(battle, "minimumDamage");
    rules.undoDice = static_cast<UndoDice>(chosen(battle, "undoDice"));
    return rules;
}

} // namespace sf::smm
