// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/special.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <charconv>

namespace sf::battle {
bool matches(const Special& special, std::string_view written) {
    if (!std::ranges::equal(written.substr(0, special.word.size()), special.word, {}, lower))
        return false;
    return written.size() == special.word.size() || (special.takesNumber && numberOf(special, written));
}

std::optional<int> numberOf(const Special& special, std::string_view written) {
    if (written.size() < special.word.size() + 2 || written[special.word.size()] != ' ')
        return std::nullopt;
    const std::string_view digits = written.substr(special.word.size() + 1);
    int number = 0;
    const auto [rest, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber = error == std::errc() && rest == digits.data() + digits.size();
    return isNumber && digits.front() != '-' ? std::optional(number) : std::nullopt;
}

const Special* find(std::span<const Special> specials, std::string_view written) {
    const auto found =
        std::ranges::find_if(specials, [&](const Special& special) { return matches(special, written); });
    return found == specials.end() ? nullptr : &*found;
}

} // namespace sf::battle
