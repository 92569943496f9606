// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/journal.h"
#include "core/document/json_reader.h"

namespace sf::document {

/// Reads an entry of the journal that a document's file holds: its number grows, and it says one thing, which
/// is an action that `isAction` knows, an entry taken back or done again, or a save. Anything else is refused
/// at its place.
void readJournalEntry(JsonReader& json, Journal& journal, bool (*isAction)(std::string_view word));

} // namespace sf::document
