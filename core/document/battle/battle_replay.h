// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <string_view>

namespace sf::document {

/// Replays a journal line through the document's own methods, so that undo history and journal grow as they
/// did. Returns false and does nothing if the line is truncated or no longer applies.
bool replayLine(BattleDocument& document, std::string_view line);

} // namespace sf::document
