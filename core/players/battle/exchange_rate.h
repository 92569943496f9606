// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/lab.h"

#include <string>
#include <variant>

namespace sf::players {

inline constexpr int mostExchanged = 200; ///< units of a stack

/// The question: how many units of `other` are worth `count` units of `kind`?
struct ExchangeQuestion {
    std::string kind;  ///< a unit kind of the battle
    int count = 8;     ///< 1 to mostExchanged
    std::string other; ///< another kind
};

/// The result of many battles between a stack of each kind, half of them with the sides swapped.
struct ExchangeCell {
    int units = 0; ///< of the other kind
    /// How often the stack of `kind` wins, 0 to 1, a draw counting half; with its 95 % interval.
    double share = 0;
    double low = 0;
    double high = 0;
    std::int64_t battles = 0;
};

/// How many units of the other kind make the battle even, with the ends of the 95 % interval. Interpolated
/// between whole numbers.
struct ExchangeRate {
    double units = 0;
    double low = 0;
    double high = 0;
    std::vector<ExchangeCell> cells; ///< what was played, sorted by units
};

enum class ExchangeFault {
    NoSuchKind,
    SameKind,
    BadCount,
    OneIsEnough,   ///< even one unit of the other kind wins more often than not
    NoneAreEnough, ///< even mostExchanged units of the other kind don't
    NobodyWins,    ///< all battles are drawn or undecided, so no number is better than another
    CantBePlayed,  ///< the rules refuse to play the battle
    Stopped,
};

/// The battle for one cell: the rules, house rules, kinds and sides of `battle`, open ground, and one stack
/// of each kind, three hexes apart and face to face. If `isSwapped`, the second side has `kind`.
battle::Battle exchangeField(const battle::Battle& battle, const ExchangeQuestion& question, int units,
                             bool isSwapped);

/// Plays stacks of 1 to mostExchanged units against `count`, bisecting for the number where the chances are
/// even. The settings' width and battles are those of each half of a cell; the result is the same for any
/// number of threads. There are two policies.
std::variant<ExchangeRate, ExchangeFault> exchangeRate(const battle::Battle& battle,
                                                       const ExchangeQuestion& question,
                                                       const Policies& policies, const LabSettings& settings);

} // namespace sf::players
