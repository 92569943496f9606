// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/option.h"
#include "core/rules/undo_dice.h"

#include <cstdint>

namespace sf::imperio {

enum class ChargePath : std::uint8_t { Shortest, Free }; ///< IMP-14
enum class PikeReach : std::uint8_t { Over, Clear };     ///< IMP-16
enum class Cover : std::uint8_t { Ruled, Literal };      ///< IMP-19

/// House rules. The defaults are the printed rules. A limit of `none` means `unlimited`.
struct Options {
    static constexpr std::int32_t unlimited = Option::unlimited;
    std::int32_t knightsOnBoard = 8;         ///< IMP-5
    std::int32_t knights = 10;               ///< IMP-5, with reinforcements
    std::int32_t pieces = 15;                ///< IMP-5, other than bases
    std::int32_t reinforcements = 50;        ///< IMP-5
    std::int32_t alterations = 4;            ///< IMP-4
    std::int32_t clockTurn = unlimited;      ///< IMP-23, seconds
    std::int32_t clockGame = unlimited;      ///< IMP-23, seconds
    std::int32_t clockIncrement = unlimited; ///< IMP-23, seconds added to clockGame after each turn
    ChargePath chargePath = ChargePath::Shortest;
    PikeReach pikeReach = PikeReach::Over;
    Cover cover = Cover::Ruled;
    bool spawnActs = true;          ///< IMP-7
    bool capturedBaseCounts = true; ///< IMP-21
    UndoDice undoDice = UndoDice::Allow;
    bool operator==(const Options&) const = default;
};

/// The largest value of a numeric house rule.
inline constexpr std::int32_t largestLimit = 1'000'000'000;

/// Returns whether `count` exceeds the limit.
constexpr bool exceeds(std::int64_t count, std::int32_t limit) {
    return limit != Options::unlimited && count > limit;
}

/// All house rules, in the order of rules/imperio.md.
std::span<const Option> allOptions();
/// Returns the value of one of these options, or sets it to a value that it can have.
int valueOf(const Options& options, const Option& option);
void setValue(Options& options, const Option& option, int value);

enum class OptionProblem : std::uint8_t { UnknownName, BadValue };
/// Sets one option from its text. If there is a problem, nothing changes.
std::optional<OptionProblem> setOption(Options& options, std::string_view name, std::string_view text);

/// Lists what differs from the defaults, as in a record's `rules:` line: "knightsOnBoard=9 knights=12".
std::string difference(const Options& options);

} // namespace sf::imperio
