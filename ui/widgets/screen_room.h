// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace sf::ui {

/// Returns the largest window size on its screen, less the window frame, in device-independent pixels.
inline QSize screenRoom(const QWidget& window) {
    return window.screen()->availableSize() - QSize(8, 40);
}

/// Makes a window that has been placed, such as one restored from another screen, fit its screen.
inline void keepOnScreen(QWidget& window) {
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QSize size = window.size().boundedTo(screenRoom(window));
    if (size != window.size())
        window.resize(size);
    const QRect screen = window.screen()->availableGeometry();
    const QPoint last = screen.bottomRight() - QPoint(size.width() + 7, size.height() + 39);
    const QPoint place(std::clamp(window.x(), screen.left(), std::max(screen.left(), last.x())),
                       std::clamp(window.y(), screen.top(), std::max(screen.top(), last.y())));
    if (place != window.pos())
        window.move(place);
}

} // namespace sf::ui
