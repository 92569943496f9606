// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/board_focus.h"

#include "app/window/document_area.h"
#include "ui/forms/commit_edit.h"
#include "ui/page/command_registry.h"
#include "ui/page/page.h"
#include "ui/speech/cell_widget.h"
#include "ui/widgets/board_key.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QKeyEvent>
#include <QScopedValueRollback>

namespace sf::app {
namespace {

QWidget* boardOf(ui::Page& page) {
    QWidget* board = &page;
    while (board->focusProxy())
        board = board->focusProxy();
    return board;
}

bool isChangedByArrows(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractSlider*>(&widget);
}

/// The next button in the tab order that can have the focus, which may be none.
QWidget* nextButton(const QAbstractButton& button) {
    for (QWidget* next = button.nextInFocusChain(); next && next != &button; next = next->nextInFocusChain())
        if (qobject_cast<QAbstractButton*>(next) && next->isVisible() && next->isEnabled() &&
            next->focusPolicy() & Qt::TabFocus)
            return next;
    return nullptr;
}

/// Whether the widget is one of these, or in one.
template<class Widget>
bool isIn(const QWidget* widget) {
    while (widget && !qobject_cast<const Widget*>(widget))
        widget = widget->parentWidget();
    return widget;
}

/// Gives the widget the focus while Qt gives it to another one, and tells screen readers after Qt has told
/// them of that.
void handOver(QWidget* widget) {
    if (!widget)
        return;
    widget->setFocus(Qt::OtherFocusReason);
    QMetaObject::invokeMethod(
        widget,
        [widget] {
            QAccessibleEvent focused(widget, QAccessible::Focus);
            if (widget->hasFocus() && !qobject_cast<ui::CellWidget*>(widget)) // which tells of its cell
                QAccessible::updateAccessibility(&focused);
        },
        Qt::QueuedConnection);
}

} // namespace

BoardFocus::BoardFocus(DocumentArea& area, QWidget& window)
    : QObject(&window), m_area(area), m_window(window) {
    connect(qApp, &QApplication::focusChanged, this, &BoardFocus::follow);
    qApp->installEventFilter(this);
}

bool BoardFocus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonRelease) {
        if (auto* button = qobject_cast<QAbstractButton*>(watched); button && button->window() == &m_window) {
            m_clicked = button;
            QMetaObject::invokeMethod(this, &BoardFocus::giveBack, Qt::QueuedConnection);
        }
    } else if (event->type() == QEvent::WindowActivate && watched == &m_window && m_clicked) {
        QMetaObject::invokeMethod(this, &BoardFocus::giveBack, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

/// Unless a dialog that the button has opened is still there: then once it has closed.
void BoardFocus::giveBack() {
    if (!m_clicked || QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    const bool isDone = m_clicked->hasFocus() || !m_clicked->isVisible() || !m_clicked->isEnabled();
    m_clicked.clear();
    if (ui::Page* page = isDone ? m_area.currentPage() : nullptr)
        boardOf(*page)->setFocus(Qt::OtherFocusReason);
}

void BoardFocus::follow(const QWidget* old, const QWidget* now) {
    if (now && now == m_clicked)
        QMetaObject::invokeMethod(this, &BoardFocus::giveBack, Qt::QueuedConnection);
    const auto* button = qobject_cast<const QAbstractButton*>(old);
    const bool hasGone =
        button && now && (!button->isVisible() || !button->isEnabled()) && old->window() == now->window();
    if (!hasGone)
        return;
    ui::Page* page = now->window() == &m_window ? m_area.currentPage() : nullptr;
    if (page)
        handOver(boardOf(*page));
    else if (isChangedByArrows(*now))
        handOver(nextButton(*button));
}

bool BoardFocus::press(const QKeyEvent& key) {
    ui::Page* page = m_area.currentPage();
    QWidget* board = page ? boardOf(*page) : nullptr;
    if (!board || m_isPressing || ui::isTyping() || board->hasFocus() ||
        board->isAncestorOf(QApplication::focusWidget()))
        return false;
    const QWidget* focused = QApplication::focusWidget();
    if (isIn<QAbstractItemView>(focused) && key.key() != Qt::Key_Escape)
        return false;
    const bool isEditedHere = isIn<QDockWidget>(focused);
    const QScopedValueRollback pressing(m_isPressing,
                                        true); // what the board ignores comes back to the window
    for (const ui::Command* command : page->commands().commands())
        if (command->scope == ui::Command::Scope::Board &&
            command->shortcuts.contains(QKeySequence(ui::latinKey(key)))) {
            if (command->edit && isEditedHere)
                return false;
            page->findChild<QAction*>(command->id)->trigger(); // nothing if it is disabled
            return true;
        }
    QKeyEvent again(key.type(), key.key(), key.modifiers(), key.nativeScanCode(), key.nativeVirtualKey(),
                    key.nativeModifiers(), key.text(), key.isAutoRepeat());
    QApplication::sendEvent(board, &again);
    return again.isAccepted();
}

} // namespace sf::app

#include "moc_board_focus.cpp"
