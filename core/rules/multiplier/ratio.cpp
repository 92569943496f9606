// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/ratio.h"

namespace sf::multiplier {

double Ratio::number() const {
    return static_cast<double>(boost::multiprecision::cpp_rational(numerator, denominator));
}

std::optional<Ratio> decimal(std::string_view text) {
    constexpr std::size_t longest = 400;
    Ratio ratio;
    ratio.numerator = 0;
    bool hasDigit = false;
    bool behindPoint = false;
    if (text.size() > longest)
        return std::nullopt;
    for (const char c : text) {
        if (c == '.' && !behindPoint && hasDigit) {
            behindPoint = true;
            hasDigit = false;
            continue;
        }
        if (c < '0' || c > '9')
            return std::nullopt;
        hasDigit = true;
        ratio.numerator = ratio.numerator * 10 + (c - '0');
        if (behindPoint)
            ratio.denominator *= 10;
    }
    return hasDigit ? std::optional(ratio) : std::nullopt;
}

} // namespace sf::multiplier
