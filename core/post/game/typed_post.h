// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/record.h"
#include "core/rules/imperio/record/record_error.h"

#include <vector>

namespace sf::post {

/// A line of a post in which a person typed an action, in the record's notation and with dice of a forum's
/// roller.
struct TypedLine {
    int line = 1; ///< of the post, from 1
    std::string text;
    std::vector<imperio::Entry> entries;         ///< what was played; marked as typed and unverified
    std::optional<imperio::RecordError> problem; ///< why nothing was
};

struct TypedPost {
    std::vector<TypedLine> lines; ///< those that have an action; other lines are ignored
    imperio::Position position;   ///< after all that was understood
};

inline constexpr std::size_t mostTypedLines = 10'000;

/// Reads a post that has no block, from this position on. Each action is checked against the rules and has
/// the dice that its line gives: "R5C4xR4C5 (6,4,3|5,2)", "R5C4xR4C5: 6 4 3 vs 5 2". A line that is not
/// understood changes nothing; the others are read all the same.
TypedPost readTypedPost(std::string_view text, const imperio::Position& position);

} // namespace sf::post
