// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"
#include "core/rules/shared.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sf::battle {

/// The whole numbers of a unit (SMM-1), each 0 to 1,000,000 and hits at least 1.
enum class Number : std::uint8_t {
    Upkeep,
    Level,
    CasterBonus,
    Attack,
    Defense,
    Hits,
    Move,
    AttackPower,
    DefensePower,
    Damage,
    Resistance,
    Initiative
};
inline constexpr int numberCount = 12;
inline constexpr int largestNumber = 1'000'000;

/// Ranks of SMM-1 and flags of MUL-1, all boolean.
enum class Flag : std::uint8_t {
    Ruler,
    Heir,
    Attuned,
    Warlord,
    Royal,
    Noble,
    Caster,
    Decrypted,
    Flyer,
    Mounted,
    Ranged,
    Scout,
    Commander,
    ChiefWarlord
};
inline constexpr int flagCount = 14;

/// The key in a document: "upkeep", "casterBonus", "attackPower", "ruler", "chiefWarlord" ...
std::string_view key(Number number);
std::string_view key(Flag flag);

/// What a unit kind or a single unit specifies. Missing values come from the kind or SMM-1.
struct Traits {
    std::array<std::optional<std::int32_t>, numberCount> numbers;
    std::array<std::optional<bool>, flagCount> flags;
    std::optional<std::vector<std::string>> specials;

    std::optional<bool>& operator[](Flag flag) { return flags[static_cast<std::size_t>(flag)]; }
    bool isEmpty() const { return *this == Traits{}; }
    bool operator==(const Traits&) const = default;
};

/// A unit's traits with every gap filled: its own, then its kind's, then the defaults of SMM-1. Shared by all
/// units with the same traits.
struct Profile {
    std::array<std::int32_t, numberCount> numbers{};
    std::uint16_t flags = 0;
    std::vector<std::string> specials;

    int operator[](Number number) const { return numbers[static_cast<std::size_t>(number)]; }
    bool operator[](Flag flag) const { return flags & (1U << static_cast<unsigned>(flag)); }
    /// Ignores case.
    bool hasSpecial(std::string_view name) const;
    /// By flag or special (SMM-10).
    bool isFlyer() const { return (*this)[Flag::Flyer] || hasSpecial("flyer"); }
    bool operator==(const Profile&) const = default;
};

/// Fills the gaps (SMM-1): AP = attack, DP = defense, Dmg = attack, DR = 0, Init = move, other numbers 0.
/// Missing hits are 0, which the loader rejects.
Profile resolved(const Traits& own, const Traits* kind);

/// One unit of a stack, a value type; `profile` is shared by its kind.
struct Unit {
    UnitId id;
    std::string kind; ///< name of a unit kind of the document, or empty
    std::string name; ///< empty: the kind's name is shown
    std::int32_t hitsLeft = 0;
    SharedOptional<Traits> own; ///< null if it has no own traits
    SharedOptional<Profile> profile;
    Unknown unknown; ///< members the program does not know, as JSON text, kept; or null

    int operator[](Number number) const { return (*profile)[number]; }
    bool operator[](Flag flag) const { return (*profile)[flag]; }
    bool isAlive() const { return hitsLeft > 0; }
    bool operator==(const Unit&) const = default;
};

} // namespace sf::battle
