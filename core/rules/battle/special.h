// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <optional>
#include <span>
#include <string_view>

namespace sf::battle {

/// A unit special that a rule uses. Units may have others, which are kept, count like any special, and are
/// flagged.
struct Special {
    std::string_view word; ///< lower case; documents may use any case
    Rule rule;
    bool takesNumber = false; ///< may be followed by a space and a number: "ranged 3"
};

/// Returns whether a document's word is this special.
bool matches(const Special& special, std::string_view written);
/// Returns the number after the word, if there is one.
std::optional<int> numberOf(const Special& special, std::string_view written);
/// Returns null if none matches.
const Special* find(std::span<const Special> specials, std::string_view written);

} // namespace sf::battle
