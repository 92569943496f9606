// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace sf::ui {

/// Returns the largest window size on its screen, less the window frame, in device-independent pixels.
inline QSize screenRoom(const QWidget& window) {
    return window.screen()->availableSize() - QSize(8, 40);
}

} // namespace sf::ui
