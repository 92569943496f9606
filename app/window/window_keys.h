// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sf::app {

/// Keys of the whole program, which shortcuts of the main window can't serve. F1 asks for help in modal
/// dialogs too. Shift+F10 opens the context menu of the focused widget: Qt supports only the Menu key on X11
/// and Wayland, and many keyboards lack it. F12 and Shift+F12 repeat what was announced. Shift+F1 lists the
/// rules beside what has the focus, whose chips Tab leaves out. Ctrl+F7 reads the texts around it: each
/// window gets a TextReader when it opens. The question mark asks for the keys wherever it isn't typed. While
/// a screen reader listens, Qt sends it each key first and delivers Alt only after Alt and a letter have
/// opened a menu, which Alt would close again; that Alt is dropped.
class WindowKeys final : public QObject {
    Q_OBJECT

public:
    explicit WindowKeys(QObject* parent);

    /// Moves the focus to the texts of the panel or window that has it, or back from there.
    static void readText();
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void helpRequested();
    void keysRequested();
};

} // namespace sf::app
