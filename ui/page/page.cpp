// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page.h"

#include "ui/paint/sheets/printables.h"

namespace sf::ui {

paint::PrintOffer Page::printOffer() const {
    return {};
}

} // namespace sf::ui
