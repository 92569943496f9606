// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/option.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sf::battle {
namespace {

std::optional<int> number(std::string_view json) {
    int value = 0;
    const char* end = json.data() + json.size();
    const auto [rest, error] = std::from_chars(json.data(), end, value);
    if (error != std::errc() || rest != end)
        return std::nullopt;
    return value;
}

} // namespace

const Option* find(std::span<const Option> options, std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

bool isAllowed(const Option& option, std::string_view json) {
    if (!option.words.empty())
        return std::ranges::find(option.words, json) != option.words.end();
    const std::optional<int> value = number(json);
    return value && *value >= option.least && *value <= option.largest;
}

int chosen(const Battle& battle, const Option& option) {
    const auto said = battle.houseRules.find(option.name);
    if (said == battle.houseRules.end() || !isAllowed(option, said->second))
        return option.standard;
    if (option.words.empty())
        return number(said->second).value_or(option.standard);
    return static_cast<int>(std::ranges::find(option.words, said->second) - option.words.begin());
}

std::span<const Option> sharedOptions() {
    static const std::array options{
        Option{"undoDice", {}, {"\"allow\"", "\"ask\"", "\"never\""}},
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
