// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/json_tape.h"

#include <string>
#include <vector>

namespace sf::document {

/// An entry of a journal that is in effect.
struct EffectiveLine {
    std::string text;
    std::uint32_t number = 0; ///< its "n"

    bool hasEvents = false; ///< events of a battle, or dice or hours of a dungeon
    bool hasBoard = false;  ///< it keeps the board before it

    /// That board as JSON, or empty.
    std::string board() const;
};
/// What an entry says, apart from what it does.
EffectiveLine effectiveLine(std::string_view text, const JsonTape& line);

struct EffectiveLines {
    std::vector<EffectiveLine> lines; ///< in order, without what was undone
    std::size_t opened = 0;           ///< how many of them the document had when it was opened
};
/// `openedAfter`: the number of entries, in effect or not, when the document was opened.
EffectiveLines effectiveLines(const Journal& journal, std::size_t openedAfter = 0);

} // namespace sf::document
