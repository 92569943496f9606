// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"

/// SMM-11, SMM-13 to SMM-16, SMM-22: a stack's stats in its posture, term by term.
namespace sf::smm {

enum class Stat : std::uint8_t { AttackPower, DefensePower, Damage, Resistance, Initiative, Move };
inline constexpr std::array stats{Stat::AttackPower, Stat::DefensePower, Stat::Damage,
                                  Stat::Resistance,  Stat::Initiative,   Stat::Move};

/// The name of a stat's term; core/text/smm_text.cpp has the words, and
/// ui/battle/smm/forecast/forecast_text.cpp those of the forecast.
enum class TermName : std::uint8_t {
    AverageOfUnits,    ///< sum / divisor, rounded up; with powerDivisor the divisor differs from the count
    AverageOfOthers,   ///< the same without the Warlord
    Warlord,           ///< the Warlord's own share; unit
    HalvedByScreening, ///< what halving removes
    SumOfUnits,        ///< of `count` units
    Slowest,           ///< Move of the slowest; unit
    // Only in an exchange
    EdgePenalty,     ///< over `edge`; count: complete squares, at least 1 (SMM-12)
    RotationPenalty, ///< sum: rotations; count: complete rows (SMM-20)
    NamedModifier,   ///< subject: its name; sum: its amount; count: its multiplier (SMM-30)
    NeverBelowZero,  ///< restores what penalties would take below 0 (SMM-12)
    ScreeningBonus,  ///< subject: the screening stack's name; sum: its DP (SMM-22)
};

/// One named part of a figure; a figure is the sum of its terms.
struct Term {
    TermName name = TermName::AverageOfUnits;
    std::int64_t value = 0;
    Rule rule;
    std::int64_t sum = 0;              ///< of an average
    int divisor = 0;                   ///< of an average
    int count = 0;                     ///< number of units in the sum or average
    std::optional<std::size_t> unit{}; ///< index in `stack.units`
    std::optional<battle::Edge> edge{};
    std::string subject{};
};
struct Figure {
    std::int64_t value = 0;
    std::vector<Term> terms;
};

/// A stack's stats in its posture, without penalties. Empty if nobody is alive.
struct StackStats {
    std::array<Figure, 6> figures;
    const Figure& operator[](Stat stat) const { return figures[static_cast<std::size_t>(stat)]; }
};
std::optional<StackStats> stackStats(const battle::Battle& battle, const battle::Stack& stack,
                                     const Square& square);

/// AP of a shot, which ignores postures but excludes a screened unit (SMM-28). Somebody must be alive.
Figure shotPower(const battle::Battle& battle, const battle::Stack& stack, const Square& square);

} // namespace sf::smm
