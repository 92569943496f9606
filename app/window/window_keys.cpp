// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_keys.h"

#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QWidget>

namespace sf::app {
namespace {

/// Handles only events for the modal dialog, not for its help window.
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

/// The chips that can be seen beside the widget, or else in all of its window.
QList<ui::RuleChip*> chipsBeside(QWidget& widget) {
    QList<ui::RuleChip*> chips;
    for (const QWidget* part = &widget; part && chips.isEmpty() && part != widget.window();
         part = part->parentWidget())
        for (auto* chip : (part->parentWidget())->findChildren<ui::RuleChip*>())
            if (chip->isVisible())
                chips << chip;
    return chips;
}

/// The chips of rules can't have the focus.
void listRules(QWidget& focused) {
    QMenu menu(&focused);
    QStringList listed;
    for (ui::RuleChip* chip : chipsBeside(focused)) {
        if (listed.contains(chip->text()))
            continue;
        listed << chip->text();
        menu.addAction(chip->text(), chip, &QAbstractButton::click);
    }
    if (menu.isEmpty())
        menu.addAction(WindowKeys::tr("No rules are shown here"))->setEnabled(false);
    menu.setActiveAction(menu.actions().constFirst());
    const QRect field = focused.inputMethodQuery(Qt::ImCursorRectangle).toRect();
    menu.exec(focused.mapToGlobal(field.bottomLeft()));
}

} // namespace

WindowKeys::WindowKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

bool WindowKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return false;
    const QKeyCombination key = static_cast<QKeyEvent*>(event)->keyCombination();
    const bool isLateAlt = key.key() == Qt::Key_Alt && !event->spontaneous();
    if (isLateAlt && qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        return true;
    if (key == QKeyCombination(Qt::Key_F1) && isInModalDialog(watched)) {
        Q_EMIT helpRequested();
        return true;
    }
    QWidget* focused = QApplication::focusWidget();
    if (key == (Qt::SHIFT | Qt::Key_F1) && focused && watched == focused) {
        listRules(*focused);
        return true;
    }
    if (key != (Qt::SHIFT | Qt::Key_F10) || watched != focused || QApplication::activePopupWidget())
        return false;
    openContextMenu(*focused);
    return true;
}

} // namespace sf::app
