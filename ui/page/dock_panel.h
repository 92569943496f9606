// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

/// Scrolls where its dock has no room for all of it; the keyboard goes to what is in it.
QWidget* scrolled(QWidget* panel);

/// Makes a panel of the desk whose rule chips ask the page.
template<class Panel, class Desk>
std::function<QWidget*()> dockPanel(Desk& desk, Page& page) {
    return [&desk, &page]() -> QWidget* {
        auto* made = new Panel(desk);
        QObject::connect(made, &Panel::ruleActivated, &page, &Page::ruleRequested);
        return made;
    };
}

template<class Panel, class Desk>
std::function<QWidget*()> scrolledDockPanel(Desk& desk, Page& page) {
    return [make = dockPanel<Panel>(desk, page)]() -> QWidget* { return scrolled(make()); };
}

} // namespace sf::ui
