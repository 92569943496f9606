// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menu_key.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace sf::app {
namespace {

bool isMenuKey(const QKeyEvent& event) {
    return event.key() == Qt::Key_F10 && event.modifiers() == Qt::ShiftModifier;
}

} // namespace

MenuKey::MenuKey(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool MenuKey::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = QApplication::focusWidget();
    if (event->type() != QEvent::KeyPress || watched != widget || QApplication::activePopupWidget() ||
        !isMenuKey(*static_cast<QKeyEvent*>(event)))
        return QObject::eventFilter(watched, event);
    const QPoint at = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at), Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &menu);
    return true;
}

} // namespace sf::app
