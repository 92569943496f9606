// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace sf::ui {

/// How large a window can be on its screen, less the frame that window managers add, in pixels of the layout.
inline QSize screenRoom(const QWidget& window) {
    return window.screen()->availableSize() - QSize(8, 40);
}

} // namespace sf::ui
