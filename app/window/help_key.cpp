// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_key.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

namespace sf::app {

HelpKey::HelpKey(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

/// Only what the modal dialog itself is sent, so not what its help window is.
bool HelpKey::eventFilter(QObject* watched, QEvent* event) {
    const auto* dialog = event->type() == QEvent::KeyPress ? QApplication::activeModalWidget() : nullptr;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!dialog || !widget || widget->window() != dialog ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_F1 ||
        static_cast<QKeyEvent*>(event)->modifiers() != Qt::NoModifier)
        return QObject::eventFilter(watched, event);
    Q_EMIT helpRequested();
    return true;
}

} // namespace sf::app
