// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTimer>
#include <QWidget>

namespace sf::test {

/// Acts on the foreground dialog or menu once there is one of its class.
template<class Window, class Do>
void whenOpen(Do what) {
    QTimer::singleShot(0, [what] {
        QWidget* front = QApplication::activePopupWidget();
        if (!front)
            front = QApplication::activeModalWidget();
        if (auto* window = qobject_cast<Window*>(front))
            what(*window);
        else
            whenOpen<Window>(what);
    });
}

} // namespace sf::test
