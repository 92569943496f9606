// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include <boost/multiprecision/cpp_int.hpp>

namespace sf::multiplier {

/// A fraction, not necessarily in lowest terms: factors are multiplied, and rounded once at the end (MUL-2).
struct Ratio {
    using Integer = boost::multiprecision::cpp_int;
    Integer numerator = 1;
    Integer denominator = 1;

    Ratio& times(const Ratio& other) {
        numerator *= other.numerator;
        denominator *= other.denominator;
        return *this;
    }
    double number() const;
    /// To the nearest integer, rounding halves up.
    Integer rounded() const { return (2 * numerator + denominator) / (2 * denominator); }
};

/// Parses a non-negative decimal such as "1.25". Returns nothing for any other text.
std::optional<Ratio> decimal(std::string_view text);

} // namespace sf::multiplier
