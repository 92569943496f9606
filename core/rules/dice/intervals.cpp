// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/intervals.h"

#include <algorithm>
#include <cmath>

namespace sf::dice {
namespace {

constexpr double standardDeviations = 1.959963984540054; // for 95 %

} // namespace

std::pair<double, double> meanInterval(std::int64_t n, double sum, double squares,
                                       std::optional<std::int64_t> most) {
    const auto count = static_cast<double>(n);
    const double mean = sum / count;
    const double variance = n < 2 ? 0 : std::max(0.0, (squares - sum * mean) / (count - 1));
    // Wilson's, of a proportion that is 0 in the sample.
    constexpr double z = standardDeviations * standardDeviations;
    const double rare = static_cast<double>(most.value_or(1)) * z / (count + z);
    const double reach = std::max(rare, standardDeviations * std::sqrt(variance / count));
    const double high = mean + reach;
    return {std::max(0.0, mean - reach), most ? std::min(high, static_cast<double>(*most)) : high};
}

std::pair<double, double> shareInterval(std::int64_t part, std::int64_t whole) {
    const auto n = static_cast<double>(whole);
    const double share = static_cast<double>(part) / n;
    const double z = standardDeviations * standardDeviations / n;
    const double middle = (share + z / 2) / (1 + z);
    const double reach = standardDeviations / (1 + z) * std::sqrt(share * (1 - share) / n + z / (4 * n));
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

} // namespace sf::dice
