// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/board/imperio_pages.h"

namespace sf::document {
class ImperioDocument;
}

namespace sf::paint {

/// The state of a game that its pages print: now, or after so many entries of its record.
ImperioSheet imperioSheet(const document::ImperioDocument& document, std::optional<std::size_t> entries = {});

} // namespace sf::paint
