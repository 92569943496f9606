// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menu_focus.h"

#include <QApplication>
#include <QFocusEvent>
#include <QMenuBar>
#include <QTimer>

namespace sf::app {

MenuFocus::MenuFocus(QMenuBar& bar) : QObject(&bar), m_bar(bar) {
    bar.installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* old, const QWidget* now) {
        if (now == &m_bar && old)
            m_before = old;
    });
}

bool MenuFocus::eventFilter(QObject* watched, QEvent* event) {
    // The menu bar would remember itself as the previous focus widget.
    if (event->type() == QEvent::Shortcut && m_bar.hasFocus())
        giveBack();
    // When another window is activated, the focus must not return to the menu bar. Deferred, because the
    // current event has to end first.
    if (event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() == Qt::ActiveWindowFocusReason)
        QTimer::singleShot(0, this, &MenuFocus::giveBack);
    return QObject::eventFilter(watched, event);
}

void MenuFocus::giveBack() {
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::MenuBarFocusReason);
}

} // namespace sf::app

#include "moc_menu_focus.cpp"
