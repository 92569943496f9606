// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::app {

/// Keys of the whole program, which shortcuts of the main window can't serve. F1 asks for help in modal
/// dialogs too. Shift+F10 opens the context menu of the focused widget: Qt supports only the Menu key on X11
/// and Wayland, and many keyboards lack it. Shift+F1 lists the rules beside what has the focus, whose
/// chips Tab leaves out. While a screen reader listens, Qt sends it each key first and delivers Alt only
/// after Alt and a letter have opened a menu, which Alt would close again; that Alt is dropped.
class WindowKeys final : public QObject {
    Q_OBJECT

public:
    explicit WindowKeys(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void helpRequested();
};

} // namespace sf::app
