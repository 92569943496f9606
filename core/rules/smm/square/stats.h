// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"

/// SMM-11, SMM-13 to SMM-16, SMM-22: what a stack's units come to in its posture, term by term.
namespace sf::smm {

enum class Stat : std::uint8_t { AttackPower, DefensePower, Damage, Resistance, Initiative, Move };
inline constexpr std::array stats{Stat::AttackPower, Stat::DefensePower, Stat::Damage,
                                  Stat::Resistance,  Stat::Initiative,   Stat::Move};

/// What a term of a stat is called; core/text puts it into words.
enum class TermName : std::uint8_t {
    AverageOfUnits,    ///< sum / divisor, rounded up; with powerDivisor the divisor is not the count
    AverageOfOthers,   ///< the same without the Warlord
    Warlord,           ///< the Warlord's own part; unit
    HalvedByScreening, ///< what halving takes away
    SumOfUnits,        ///< of `count` units
    Slowest,           ///< Move of the slowest; unit
    // Of an exchange only
    EdgePenalty,     ///< over `edge`; count: complete squares, at least 1 (SMM-12)
    RotationPenalty, ///< sum: rotations; count: complete rows (SMM-20)
    NamedModifier,   ///< subject: its name; sum: its amount; count: what it is multiplied by (SMM-30)
    NeverBelowZero,  ///< gives back what penalties would take below 0 (SMM-12)
    ScreeningBonus,  ///< subject: the screening stack as it is called; sum: its DP (SMM-22)
};

/// One named part of a figure. The values of a figure's terms add up to it.
struct Term {
    TermName name = TermName::AverageOfUnits;
    std::int64_t value = 0;
    Rule rule;
    std::int64_t sum = 0;              ///< of an average
    int divisor = 0;                   ///< of an average
    int count = 0;                     ///< how many units are in the sum or average
    std::optional<std::size_t> unit{}; ///< position in `stack.units`
    std::optional<battle::Edge> edge{};
    std::string subject{};
};
struct Figure {
    std::int64_t value = 0;
    std::vector<Term> terms;
};

/// The stats of a stack in its posture, without penalties. None when nobody lives.
struct StackStats {
    std::array<Figure, 6> figures;
    const Figure& operator[](Stat stat) const { return figures[static_cast<std::size_t>(stat)]; }
};
std::optional<StackStats> stackStats(const battle::Battle& battle, const battle::Stack& stack,
                                     const Square& square);

/// AP of a shot, which knows no postures but leaves out a screened unit (SMM-28). Somebody must live.
Figure shotPower(const battle::Battle& battle, const battle::Stack& stack, const Square& square);

} // namespace sf::smm
