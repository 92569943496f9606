// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sf::encounter {

inline constexpr int mostDice = 1'000;        ///< X of XdY (ENC-2)
inline constexpr int mostSides = 1'000'000;   ///< Y of XdY (ENC-2)
inline constexpr int largestPlus = 1'000'000; ///< an integer, and Z of XdY+Z (ENC-2)

/// A damage of ENC-2: XdY+Z, or an integer without dice.
struct Damage {
    int dice = 0;  ///< X, 1 to mostDice; 0 for an integer
    int sides = 0; ///< Y, 1 to mostSides; 0 for an integer
    int plus = 0;  ///< Z or the integer, 0 to largestPlus

    bool operator==(const Damage&) const = default;
    std::int64_t least() const { return std::int64_t{dice} + plus; }
    std::int64_t most() const { return std::int64_t{dice} * sides + plus; }
    /// "2d6", "1d4+2" or "3".
    std::string text() const;
};

/// Parses "XdY", "XDY", "XdY+Z" or an integer, ignoring surrounding spaces. Returns nothing if it is
/// malformed or outside ENC-2's ranges.
std::optional<Damage> readDamage(std::string_view text);

/// What a damage is: ranged, melee, magic or a combination (ENC-2).
struct DamageType {
    bool ranged = false;
    bool melee = false;
    bool magic = false;

    bool operator==(const DamageType&) const = default;
    bool isNone() const { return !ranged && !melee && !magic; }
};

inline constexpr DamageType meleeDamage{false, true, false};
inline constexpr DamageType wandDamage{true, false, true};

/// ENC-4: a new weapon with "spellbook" or "wand" in its name (ignoring case) starts as ranged/magic, any
/// other as melee.
DamageType typeOfNewWeapon(std::string_view name);
/// "ranged/magic"; "none" if it has no type.
std::string typeText(DamageType type);

} // namespace sf::encounter
