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
    std::string attacker; ///< name; empty if nobody knows who attacks whom
    std::string rest;     ///< after the verb: the attackee's name, the dice and whatever else
};

/// Whom a post may name.
struct PostNames {
    std::vector<std::string_view> people;
    std::vector<std::string_view> monsters;
};

/// A statement starts where a line has "attacks", or where a sentence begins with a name and names one other
/// before its dice: "Ann swings at Newt: 1d4: 3". It goes on to the next blank line or statement. "I" is who
/// wrote what is quoted. A line with dice that names one of the people, but not whom it attacks, is one
/// without an attacker.
std::vector<PostStatement> statementsOf(std::string_view post, const PostNames& names);

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
