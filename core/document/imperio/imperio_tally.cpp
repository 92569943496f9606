// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_tally.h"

#include "core/document/imperio/imperio_document.h"

namespace sf::document {

imperio::Tally tallyOf(const ImperioDocument& document, std::size_t entries) {
    imperio::Tally tally;
    for (std::size_t entry = 0; entry < entries; ++entry) {
        const PlayedEntry& played = document.entries()[entry];
        tally.add(document.positionAfter(entry), played.entry.action, played.events);
    }
    return tally;
}

} // namespace sf::document
