// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/unit.h"

#include "core/rules/ascii.h"

#include <algorithm>

namespace sf::battle {
namespace {

constexpr std::array<std::string_view, numberCount> numberKeys{
    "upkeep", "level",       "casterBonus",  "attack", "defense",    "hits",
    "move",   "attackPower", "defensePower", "damage", "resistance", "initiative"};
constexpr std::array<std::string_view, flagCount> flagKeys{
    "ruler",     "heir",  "attuned", "warlord", "royal", "noble",     "caster",
    "decrypted", "flyer", "mounted", "ranged",  "scout", "commander", "chiefWarlord"};

/// The default that SMM-1 gives.
std::int32_t standard(Number number, const Profile& profile) {
    switch (number) {
    case Number::AttackPower:
    case Number::Damage:
        return profile[Number::Attack];
    case Number::DefensePower:
        return profile[Number::Defense];
    case Number::Initiative:
        return profile[Number::Move];
    default:
        return 0;
    }
}

template<class T>
const std::optional<T>& firstGiven(const std::optional<T>& own, const std::optional<T>* kind) {
    return own || !kind ? own : *kind;
}

} // namespace

std::string_view key(Number number) {
    return numberKeys[static_cast<std::size_t>(number)];
}

std::string_view key(Flag flag) {
    return flagKeys[static_cast<std::size_t>(flag)];
}

bool Profile::hasSpecial(std::string_view name) const {
    return std::ranges::any_of(specials, [&](const std::string& special) {
        return std::ranges::equal(special, name, {}, lower, lower);
    });
}

Profile resolved(const Traits& own, const Traits* kind) {
    Profile profile;
    // Numbers that serve as defaults for others come first in the enumeration.
    for (std::size_t i = 0; i < numberCount; ++i) {
        const auto& given = firstGiven(own.numbers[i], kind ? &kind->numbers[i] : nullptr);
        profile.numbers[i] = given ? *given : standard(static_cast<Number>(i), profile);
    }
    for (std::size_t i = 0; i < flagCount; ++i)
        if (firstGiven(own.flags[i], kind ? &kind->flags[i] : nullptr).value_or(false))
            profile.flags = static_cast<std::uint16_t>(profile.flags | (1U << i));
    if (const auto& given = firstGiven(own.specials, kind ? &kind->specials : nullptr))
        profile.specials = *given;
    return profile;
}

} // namespace sf::battle
