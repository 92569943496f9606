// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/imperio_pages.h"

namespace sf::document {
class ImperioDocument;
}

namespace sf::paint {

/// A game as it stands, for its pages.
ImperioSheet imperioSheet(const document::ImperioDocument& document);

} // namespace sf::paint
