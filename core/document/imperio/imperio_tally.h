// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/tally.h"

namespace sf::document {

class ImperioDocument;

/// Luck and losses of both sides in the first `entries` of a game's record; nothing before play.
imperio::Tally tallyOf(const ImperioDocument& document, std::size_t entries);

} // namespace sf::document
