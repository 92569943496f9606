// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/tally.h"

namespace sf::document {

class ImperioDocument;

/// Returns both sides' luck and losses in the first `entries` entries, or nothing before play.
imperio::Tally tallyOf(const ImperioDocument& document, std::size_t entries);

} // namespace sf::document
