// SPDX-License-Identifier: GPL-3.0-or-later
// What the Edit menu does wherever the focus is.
// Declared in main_menus.h.
#include "app/window/main_menus.h"

#include "app/window/document_area.h"
#include "ui/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QVariant>

namespace sf::app {

using ui::lineIcon;

/// The keys belong to the places, so that they also work in dialogs; here they are only shown.
void MainMenus::addEditActions() {
    for (const ui::Edit edit : ui::allEdits) {
        const ui::EditFace face = ui::editFace(edit);
        auto* action = new QAction(face.text, this);
        if (!face.icon.isEmpty())
            action->setIcon(lineIcon(face.icon));
        action->setShortcut(face.key);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, edit] { runEdit(edit); });
        m_edits << action;
    }
    m_edit->addActions(m_edits);
    connect(m_edit, &QMenu::aboutToShow, this, &MainMenus::refreshEdits);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* /*before*/, QWidget* now) { followFocus(now); });
}

void MainMenus::followFocus(QWidget* now) {
    const bool isOwn =
        now && now->window() == &m_window && !qobject_cast<QMenuBar*>(now) && !m_toolBar->isAncestorOf(now);
    if (!isOwn)
        return;
    m_focus = now;
    m_place = ui::editPlaceOf(now);
}

/// Where no part of a page edits anything, as beside the tool bar, the page's board does; not in a dock.
QWidget* MainMenus::editPlace() const {
    if (m_place && m_place->isVisible())
        return m_place;
    for (const QWidget* around = m_focus; around; around = around->parentWidget())
        if (qobject_cast<const QDockWidget*>(around))
            return nullptr;
    return ui::editPlaceOf(m_area.currentPage());
}

bool MainMenus::isInText() const {
    return m_focus && m_focus->isVisible() && ui::isTextField(*m_focus);
}

/// Only for the menu: to ask for the clipboard may take a while.
void MainMenus::refreshEdits() {
    QWidget* place = editPlace();
    for (qsizetype i = 0; i < m_edits.size(); ++i) {
        const ui::Edit edit = ui::allEdits[static_cast<std::size_t>(i)];
        const QAction* action = place ? ui::editAction(*place, edit) : nullptr;
        m_edits[i]->setEnabled(isInText() ? ui::mayEditText(*m_focus, edit) : action && action->isEnabled());
        m_edits[i]->setProperty("refusal", action && !isInText() ? action->property("refusal") : QVariant());
    }
}

void MainMenus::runEdit(ui::Edit edit) {
    if (isInText())
        return ui::editTextIn(*m_focus, edit);
    const QWidget* place = editPlace();
    if (QAction* action = place ? ui::editAction(*place, edit) : nullptr)
        action->trigger();
}

} // namespace sf::app
