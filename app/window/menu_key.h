// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::app {

/// Shift+F10 opens the context menu of what has the keyboard, anywhere in the program: many keyboards have no
/// Menu key, which is all that Qt knows on X11 and Wayland.
class MenuKey final : public QObject {
    Q_OBJECT

public:
    explicit MenuKey(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sf::app
