// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <QEvent>
#include <QWidget>

namespace sf::bench {

/// Prints a line and quits when a window is first painted, to measure the start-up time.
class FirstPaint final : public QObject {
public:
    explicit FirstPaint(QWidget& window) { window.installEventFilter(this); }

    bool eventFilter(QObject* /*window*/, QEvent* event) override {
        // The window paints itself before its children, so quit only after the current event.
        if (event->type() == QEvent::Paint && !std::exchange(m_isSeen, true))
            QMetaObject::invokeMethod(
                this,
                [] {
                    std::puts("painted");
                    std::fflush(stdout);
                    std::_Exit(0);
                },
                Qt::QueuedConnection);
        return false;
    }

private:
    bool m_isSeen = false;
};

} // namespace sf::bench
