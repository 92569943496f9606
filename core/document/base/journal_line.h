// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/json_tape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sf::document {

/// What a line of the journal records: an action, an undo or redo of another entry, or a save.
struct JournalLine {
    std::string word; ///< the `do` of an action; empty for the others
    std::uint32_t undoes = 0;
    std::uint32_t redoes = 0;
    bool isSave = false;
};

/// Returns nothing unless the line records exactly one of these.
std::optional<JournalLine> journalLine(const JsonTape& line);
/// Returns nothing unless the whole line is JSON.
std::optional<JsonTape> scanLine(std::string_view line);

} // namespace sf::document
