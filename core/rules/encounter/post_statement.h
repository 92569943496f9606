// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The text of posts in which people announced attacks, without any rules.
namespace sf::encounter {

/// A comment of a post, "Ann attacks Newt with dagger. Damage 1d4: 3 ...".
struct PostStatement {
    int line = 1;         ///< of the post, from 1, where it starts
    std::string text;     ///< without markup; with the lines it goes on in
    std::string attacker; ///< name
    std::string rest;     ///< after the verb: the attackee's name, the dice and whatever else
};

/// A statement starts where a line has "attacks", and goes on to the next blank line or statement.
std::vector<PostStatement> statementsOf(std::string_view post);

/// A die in a post.
struct PostedDie {
    std::int64_t sides = 0;
    std::int64_t value = 0;
    std::int64_t sum = 0;   ///< of the formula's dice and modifier, where a total follows its last die
    std::int64_t total = 0; ///< that total
};
/// The dice after each formula such as "2d6: 3 5" or "2d6 + 1: 3 + 5 + 1 = 9".
std::vector<PostedDie> diceIn(std::string_view text);

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
