// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace sf {

/// `Battle` is for the rules of battles as games (BAT), with any rule system.
enum class RuleSystem : std::uint8_t { Smm, Multiplier, Imperio, Encounter, Battle };

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
        constexpr const char* prefixes[] = {"SMM-", "MUL-", "IMP-", "ENC-", "BAT-"};
        std::string result = prefixes[static_cast<int>(system)] + std::to_string(number);
        if (suffix)
            result += suffix;
        return result;
    }
};

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
