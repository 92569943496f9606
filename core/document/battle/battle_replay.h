// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"

#include <string_view>

namespace sf::document {

/// Does again what the line of a journal did, through the document's door, so that its undo stack and journal
/// grow as they did then. False, and nothing done, for a line that is torn or no longer applies.
bool replayLine(BattleDocument& document, std::string_view line);

} // namespace sf::document
