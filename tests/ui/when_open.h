// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>
#include <QWidget>
#include <QWindow>

namespace sf::test {

/// Acts on the foreground dialog or menu once there is one of its class and the keys go to it: if it were
/// closed before it is activated, the focus would not return.
template<class Window, class Do>
void whenOpen(Do what) {
    QTimer::singleShot(0, [what] {
        QWidget* front = QApplication::activePopupWidget();
        if (!front)
            front = QApplication::activeModalWidget();
        auto* window = qobject_cast<Window*>(front);
        if (window && window->windowHandle() == QGuiApplication::focusWindow())
            what(*window);
        else
            whenOpen<Window>(what);
    });
}

} // namespace sf::test
