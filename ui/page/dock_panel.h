// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace sf::ui {

/// Scrolls where its dock has no room for all of it; the keyboard goes to what is in it.
QWidget* scrolled(QWidget* panel);

template<class Panel, class Desk>
std::function<QWidget*()> dockPanel(Desk& desk) {
    return [&desk] { return new Panel(desk); };
}

template<class Panel, class Desk>
std::function<QWidget*()> scrolledDockPanel(Desk& desk) {
    return [&desk] { return scrolled(new Panel(desk)); };
}

} // namespace sf::ui
