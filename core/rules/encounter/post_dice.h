// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The numbers in posts, and how their words are compared.
namespace sf::encounter {

/// A die in a post.
struct PostedDie {
    std::int64_t sides = 0;
    std::int64_t value = 0;
    std::int64_t sum = 0;   ///< of the formula's dice and modifier, where a total follows its last die
    std::int64_t total = 0; ///< that total
};
/// The dice after each formula such as "2d6: 3 5", "2d6 + 1: 3 + 5 + 1 = 9" and "1d6 + 1d4 -> 3 + 2", or
/// before it: "rolls 3 on 1d4".
std::vector<PostedDie> diceIn(std::string_view text);

/// Where the first formula begins; npos if there is none.
std::size_t formulaAt(std::string_view text);

/// "3" in "loses 3 HP".
std::optional<std::int64_t> hpLostIn(std::string_view text);
/// "7" in "7 (10) left" and in "7 HP left".
std::optional<std::int64_t> hpLeftIn(std::string_view text);

/// Without regard to the case of ASCII letters.
bool startsWith(std::string_view text, std::string_view start);
bool isSame(std::string_view a, std::string_view b);
/// "Newt 2" doesn't mean a Monster named "Newt"; in "Newt 1d4: 3" the dice follow its name.
bool isNameEnd(std::string_view rest);

} // namespace sf::encounter
