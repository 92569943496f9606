// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/io/json_reader.h"

namespace sf::document {

/// Reads one journal entry from a document's file. Its number must be greater than the last, and it must
/// contain exactly one of: an action known to `isAction`, an undo, a redo, or a save. Anything else is an
/// error with its place.
void readJournalEntry(JsonReader& json, Journal& journal, bool (*isAction)(std::string_view word));

} // namespace sf::document
