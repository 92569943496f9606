// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace sf::ui {

/// Scrolls where its dock has no room for all of it; the keyboard goes to what is in it.
QWidget* scrolled(QWidget* panel);

template<class Panel, class Controller>
std::function<QWidget*()> dockPanel(Controller& controller) {
    return [&controller] { return new Panel(controller); };
}

template<class Panel, class Controller>
std::function<QWidget*()> scrolledDockPanel(Controller& controller) {
    return [&controller] { return scrolled(new Panel(controller)); };
}

} // namespace sf::ui
