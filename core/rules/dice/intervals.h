// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

/// What a sample of battles says about all.
namespace sf::dice {

/// The 95 % confidence interval of the mean of counts, from n values with this sum and sum of squares. It
/// stays between 0 and `most`. However alike the values are, they don't exclude a rare other one: that some
/// count is `most`, or one more if there is no such bound.
std::pair<double, double> meanInterval(std::int64_t n, double sum, double squares,
                                       std::optional<std::int64_t> most = {});
/// The 95 % confidence interval of the proportion `part` of `whole` (Wilson's).
std::pair<double, double> shareInterval(std::int64_t part, std::int64_t whole);

} // namespace sf::dice
