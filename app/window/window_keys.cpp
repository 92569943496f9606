// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_keys.h"

#include "core/text/lists.h"
#include "ui/forms/commit_edit.h"
#include "ui/page/mnemonic.h"
#include "ui/speech/announce.h"
#include "ui/speech/text_reader.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>
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

/// The chips in the row that is read, or those that can be seen beside the widget, or else in all of its
/// window.
QList<ui::RuleChip*> chipsBeside(QWidget& widget) {
    if (const auto* reader = qobject_cast<ui::TextReader*>(&widget); reader && !reader->rules().isEmpty())
        return reader->rules();
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
        const QString entry =
            chip->figure().isEmpty() ? chip->text() : text::labelled(chip->text(), chip->figure());
        menu.addAction(ui::withoutShortcut(entry), chip, &QAbstractButton::click);
    }
    if (menu.isEmpty())
        menu.addAction(WindowKeys::tr("No rules are shown here"))->setEnabled(false);
    menu.setActiveAction(menu.actions().constFirst());
    const QRect field = focused.inputMethodQuery(Qt::ImCursorRectangle).toRect();
    menu.exec(focused.mapToGlobal(field.bottomLeft()));
}

/// Whether the widget is a window or dialog of the program, rather than a menu or a tool tip.
bool isReadable(const QWidget& widget) {
    return widget.isWindow() && (widget.windowType() == Qt::Window || widget.windowType() == Qt::Dialog);
}

/// Once the window is open, so that its own fields come first and the focus is theirs.
void addReader(QWidget& window) {
    QMetaObject::invokeMethod(
        &window,
        [shown = &window] {
            if (!ui::TextReader::in(*shown))
                new ui::TextReader(*shown);
        },
        Qt::QueuedConnection);
}

bool asksForKeys(const QKeyEvent& key) {
    return key.text() == QStringLiteral("?") && !ui::isTyping();
}

} // namespace

WindowKeys::WindowKeys(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

void WindowKeys::readText() {
    if (auto* reader = ui::TextReader::around(QApplication::focusWidget()))
        reader->toggle();
}

bool WindowKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && watched->isWidgetType())
        if (auto* window = static_cast<QWidget*>(watched); isReadable(*window))
            addReader(*window);
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto& press = static_cast<const QKeyEvent&>(*event);
    const QKeyCombination key = press.keyCombination();
    // The commands of the page are out of reach in other windows.
    if (key.key() == Qt::Key_F12 && qobject_cast<QWidget*>(watched)) {
        if (key.keyboardModifiers() == Qt::ShiftModifier)
            ui::Announcer::instance().sayMore();
        else if (key.keyboardModifiers() == Qt::NoModifier)
            ui::Announcer::instance().sayNextOrRepeat();
        return true;
    }
    const bool isLateAlt = key.key() == Qt::Key_Alt && !event->spontaneous();
    if (isLateAlt && qobject_cast<QMenu*>(QApplication::activePopupWidget()))
        return true;
    if (key == QKeyCombination(Qt::Key_F1) && isInModalDialog(watched)) {
        Q_EMIT helpRequested();
        return true;
    }
    QWidget* focused = QApplication::focusWidget();
    const bool isTab = press.key() == Qt::Key_Tab || press.key() == Qt::Key_Backtab;
    if (isTab && focused && watched == focused)
        ui::TextReader::updateStops(*focused->window());
    if (key == (Qt::SHIFT | Qt::Key_F1) && focused && watched == focused) {
        listRules(*focused);
        return true;
    }
    if (key == (Qt::CTRL | Qt::Key_F7) && focused && watched == focused) {
        readText();
        return true;
    }
    if (focused && watched == focused && focused->window() == parent() && asksForKeys(press)) {
        Q_EMIT keysRequested();
        return true;
    }
    if (key != (Qt::SHIFT | Qt::Key_F10) || watched != focused || QApplication::activePopupWidget())
        return false;
    openContextMenu(*focused);
    return true;
}

} // namespace sf::app

#include "moc_window_keys.cpp"
