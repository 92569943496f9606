// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace sf::imperio {

enum class Side : std::uint8_t { Attacker, Defender };
inline constexpr std::array<Side, 2> sides{Side::Attacker, Side::Defender};
constexpr Side enemyOf(Side side) {
    return side == Side::Attacker ? Side::Defender : Side::Attacker;
}
constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}

/// The four fighting kinds first.
enum class Kind : std::uint8_t { Knight, Archer, Pikeman, Footsoldier, Base, Headquarters };
inline constexpr std::array<Kind, 6> kinds{Kind::Knight,      Kind::Archer, Kind::Pikeman,
                                           Kind::Footsoldier, Kind::Base,   Kind::Headquarters};
inline constexpr std::array<Kind, 4> fightingKinds{Kind::Knight, Kind::Archer, Kind::Pikeman,
                                                   Kind::Footsoldier};
constexpr std::size_t indexOf(Kind kind) {
    return static_cast<std::size_t>(kind);
}
/// A base or headquarters.
constexpr bool isBase(Kind kind) {
    return kind >= Kind::Base;
}

/// What stands on a square.
struct Piece {
    Kind kind = Kind::Footsoldier;
    Side side = Side::Attacker;       ///< current owner
    Side firstOwner = Side::Attacker; ///< original owner; differs only for captured bases
    constexpr bool operator==(const Piece&) const = default;
    constexpr bool isCaptured() const { return side != firstOwner; }
};

/// The letter in text boards and records (IMP-2): attacker KAPFBH, defender CRMSTE.
char letter(Kind kind, Side side);
/// Returns the side's kind for a letter, or nothing if there is none.
std::optional<Kind> kindOf(char letter, Side side);

} // namespace sf::imperio
