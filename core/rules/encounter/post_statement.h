// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/post_dice.h"

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

} // namespace sf::encounter
