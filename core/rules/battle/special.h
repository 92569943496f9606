// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <optional>
#include <span>
#include <string_view>

namespace sf::battle {

/// A special of units that a rule knows. Units may have others: they are kept, count as any special does, and
/// are flagged.
struct Special {
    std::string_view word; ///< lower case; documents may write it in any
    Rule rule;
    bool takesNumber = false; ///< may be followed by a space and a number: "ranged 3"
};

/// Whether a document's word is this special.
bool matches(const Special& special, std::string_view written);
/// The number behind the word, if there is one.
std::optional<int> numberOf(const Special& special, std::string_view written);
/// Null where none of them matches.
const Special* find(std::span<const Special> specials, std::string_view written);

} // namespace sf::battle
