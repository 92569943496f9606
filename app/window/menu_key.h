// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::app {

/// Makes Shift+F10 open the context menu of the focused widget throughout the program. Qt supports only the
/// Menu key on X11 and Wayland, and many keyboards lack it.
class MenuKey final : public QObject {
    Q_OBJECT

public:
    explicit MenuKey(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sf::app
