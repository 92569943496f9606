// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace sf::ui {

/// Wraps a panel in a scroll area for docks that are too small for it. Only the panel takes the focus.
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
