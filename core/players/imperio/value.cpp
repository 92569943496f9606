// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/value.h"

#include "core/rules/imperio/board/squares.h"

#include <algorithm>
#include <array>

namespace sf::imperio {

namespace {

constexpr int stepsInUnit = 32;
constexpr int unitsInTable = 12;
constexpr int scoreStep = scoreUnit / stepsInUnit;
constexpr std::size_t tableSize = std::size_t{stepsInUnit} * unitsInTable + 2;

/// exp(-1/32) in units of 2^-62.
constexpr std::uint64_t decay = 4469799356029710114ULL;

/// 1 / (1 + exp(-x)) for x = 0, 1/32, 2/32 ... in units of 2^-32.
constexpr std::array<Value, tableSize> logistic = [] {
    std::array<Value, tableSize> table{};
    std::uint64_t power = std::uint64_t{1} << 62;
    for (Value& value : table) {
        const Bits one = Bits{1} << 62;
        value = static_cast<Value>((one << 32) / (one + power));
        power = static_cast<std::uint64_t>((Bits{power} * decay) >> 62);
    }
    return table;
}();

} // namespace

Value chanceOfScore(std::int64_t score) {
    const std::int64_t size = std::min(score < 0 ? -score : score, std::int64_t{scoreUnit} * unitsInTable);
    const auto index = static_cast<std::size_t>(size / scoreStep);
    const Value between = (logistic[index + 1] - logistic[index]) * (size % scoreStep) / scoreStep;
    const Value chance = logistic[index] + between;
    return score < 0 ? sureWin - chance : chance;
}

} // namespace sf::imperio
