// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace sf {

/// A set of rules, by the letters in front of its numbers, at most seven: "SMM". A rule system for battles
/// names its own where it is defined.
struct RuleSystem {
    std::array<char, 8> letters{};

    constexpr RuleSystem() = default;
    explicit constexpr RuleSystem(std::string_view name) {
        for (std::size_t at = 0; at < name.size() && at + 1 < letters.size(); ++at)
            letters[at] = name[at];
    }
    bool operator==(const RuleSystem&) const = default;
    auto operator<=>(const RuleSystem&) const = default;

    static const RuleSystem Smm;
    static const RuleSystem Multiplier;
    static const RuleSystem Imperio;
    static const RuleSystem Encounter;
    static const RuleSystem Battle; ///< battles as games, with any rule system
};
inline constexpr RuleSystem RuleSystem::Smm("SMM");
inline constexpr RuleSystem RuleSystem::Multiplier("MUL");
inline constexpr RuleSystem RuleSystem::Imperio("IMP");
inline constexpr RuleSystem RuleSystem::Encounter("ENC");
inline constexpr RuleSystem RuleSystem::Battle("BAT");

/// A rule number as the rule documents print it, such as SMM-19 or SMM-9a. Number 0 means no rule, except
/// MUL-0, which exists.
struct Rule {
    RuleSystem system = RuleSystem::Smm;
    std::uint8_t number = 0;
    char suffix = 0;

    auto operator<=>(const Rule&) const = default;
    explicit constexpr operator bool() const { return number != 0 || system == RuleSystem::Multiplier; }

    /// "SMM-19", "IMP-13", "MUL-2", "ENC-7", "BAT-7"; empty for no rule.
    std::string text() const {
        if (!*this)
            return {};
        std::string result = system.letters.data() + ('-' + std::to_string(number));
        if (suffix)
            result += suffix;
        return result;
    }
};

/// Parses a number such as "SMM-9a"; returns no rule for other text.
inline Rule ruleOf(std::string_view text) {
    constexpr std::size_t digits = 2;
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return {};
    Rule rule{RuleSystem(text.substr(0, dash))};
    std::size_t at = dash + 1;
    for (; at < text.size() && at <= dash + digits && text[at] >= '0' && text[at] <= '9'; ++at)
        rule.number = static_cast<std::uint8_t>(rule.number * 10 + (text[at] - '0'));
    if (at + 1 == text.size() && text[at] >= 'a' && text[at] <= 'z')
        rule.suffix = text[at];
    return rule.text() == text ? rule : Rule{};
}

constexpr Rule smmRule(int number, char suffix = 0) {
    return {RuleSystem::Smm, static_cast<std::uint8_t>(number), suffix};
}
constexpr Rule multiplierRule(int number) {
    return {RuleSystem::Multiplier, static_cast<std::uint8_t>(number), 0};
}
constexpr Rule imperioRule(int number) {
    return {RuleSystem::Imperio, static_cast<std::uint8_t>(number), 0};
}
constexpr Rule encounterRule(int number) {
    return {RuleSystem::Encounter, static_cast<std::uint8_t>(number), 0};
}
constexpr Rule battleRule(int number) {
    return {RuleSystem::Battle, static_cast<std::uint8_t>(number), 0};
}

} // namespace sf
