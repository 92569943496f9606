// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_keys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace sf::app {
namespace {

/// Only what the modal dialog itself is sent, so not what its help window is.
bool isInModalDialog(const QObject* watched) {
    const QWidget* dialog = QApplication::activeModalWidget();
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return dialog && widget && widget->window() == dialog;
}

void openContextMenu(QWidget& widget) {
    const QPoint at = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget.mapToGlobal(at), Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &menu);
}

} // namespace

WindowKeys::WindowKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool WindowKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const QKeyCombination key = static_cast<QKeyEvent*>(event)->keyCombination();
    if (key == QKeyCombination(Qt::Key_F1) && isInModalDialog(watched)) {
        Q_EMIT helpRequested();
        return true;
    }
    QWidget* focused = QApplication::focusWidget();
    if (key != (Qt::SHIFT | Qt::Key_F10) || watched != focused || QApplication::activePopupWidget())
        return false;
    openContextMenu(*focused);
    return true;
}

} // namespace sf::app
