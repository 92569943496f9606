// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page.h"

#include "ui/paint/sheets/printables.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

paint::PrintOffer Page::printOffer() const {
    return {};
}

void Page::customEvent(QEvent* event) {
    if (event->type() == StatusEvent::eventType() && (isHidden() || isCovered()))
        event->accept();
}

} // namespace sf::ui
