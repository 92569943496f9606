// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page.h"

#include "ui/page/command_registry.h"

#include "ui/paint/sheets/printables.h"
#include "ui/widgets/window_request.h"

namespace sf::ui {

Page::Page(QWidget* parent) : QWidget(parent), m_commands(new CommandRegistry(*this)) {}

QList<QAction*> Page::actions(Menu menu) const {
    return m_commands->menu(menu);
}

paint::PrintOffer Page::printOffer() const {
    return {};
}

void Page::customEvent(QEvent* event) {
    if (event->type() == StatusEvent::eventType() && (isHidden() || isCovered()))
        event->accept();
}

} // namespace sf::ui
