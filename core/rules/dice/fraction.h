// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>
#include <string>

namespace sf::dice {

/// An exact probability in lowest terms, so that no displayed figure depends on rounding.
struct Fraction {
    std::uint64_t numerator = 0;
    std::uint64_t denominator = 1; ///< at least 1

    constexpr bool operator==(const Fraction&) const = default;
    constexpr double number() const {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }
    /// "9/20"; "0/1" for never and "1/1" for always.
    std::string text() const { return std::to_string(numerator) + '/' + std::to_string(denominator); }
};

/// `part` of `whole` in lowest terms; `whole` is at least 1.
constexpr Fraction reduced(std::uint64_t part, std::uint64_t whole) {
    const std::uint64_t common = std::gcd(part, whole);
    return {part / common, whole / common};
}

} // namespace sf::dice
