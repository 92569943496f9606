// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/page_actions.h"

#include "ui/style/icons.h"

#include <QWidgetAction>

namespace sf::ui {

QAction* PageActions::add(Page::Menu menu, const QString& text, const QString& icon,
                          const QList<QKeySequence>& keys, std::function<void()> command) {
    auto* action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    action->setShortcuts(keys);
    if (command)
        connect(action, &QAction::triggered, this, std::move(command));
    m_menus[menu] << action;
    return action;
}

void PageActions::addSeparator(Page::Menu menu) {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    m_menus[menu] << separator;
}

void PageActions::addToToolBar(QAction* action, bool labelled) {
    action->setProperty("labelled", labelled);
    m_toolBar << action;
}

void PageActions::addSpaceToToolBar() {
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(space);
    m_toolBar << action;
}

QList<QAction*> PageActions::forMenu(Page::Menu menu) const {
    const auto found = m_menus.find(menu);
    return found == m_menus.end() ? QList<QAction*>() : found->second;
}

} // namespace sf::ui
