// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_actions.h"

#include "ui/common/icons.h"
#include "ui/imperio/game_desk.h"

#include <QWidgetAction>

namespace sf::ui {

QAction* ImperioActions::add(Page::Menu menu, const QString& text, const QString& icon,
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

void ImperioActions::addSeparator(Page::Menu menu) {
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    m_menus[menu] << separator;
}

void ImperioActions::addToToolBar(QAction* action, bool labelled) {
    action->setProperty("labelled", labelled);
    m_toolBar << action;
}

void ImperioActions::addSpaceToToolBar() {
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(space);
    m_toolBar << action;
}

QList<QAction*> ImperioActions::forMenu(Page::Menu menu) const {
    const auto found = m_menus.find(menu);
    return found == m_menus.end() ? QList<QAction*>() : found->second;
}

void addOverlayActions(ImperioActions& actions, GameDesk& desk) {
    struct Row {
        GameDesk::Overlay overlay;
        QString text;
        QString icon;
        QString key;
    };
    const Row rows[] = {
        {GameDesk::Overlay::Zones, GameDesk::tr("Pike &zones"), QStringLiteral("zone"),
         GameDesk::tr("Ctrl+1")},
        {GameDesk::Overlay::Cover, GameDesk::tr("&Cover"), QStringLiteral("cover"), GameDesk::tr("Ctrl+2")},
        {GameDesk::Overlay::Threats, GameDesk::tr("&Threats"), QStringLiteral("warn"),
         GameDesk::tr("Ctrl+3")},
    };
    for (const Row& row : rows) {
        QAction* action = actions.add(Page::Menu::View, row.text, row.icon, {row.key}, {});
        action->setCheckable(true);
        action->setChecked(desk.shows(row.overlay));
        const GameDesk::Overlay overlay = row.overlay;
        QObject::connect(action, &QAction::toggled, &desk,
                         [&desk, overlay](bool on) { desk.setShown(overlay, on); });
        QObject::connect(&desk, &GameDesk::overlaysChanged, action,
                         [&desk, action, overlay] { action->setChecked(desk.shows(overlay)); });
        actions.addToToolBar(action, true);
    }
}

} // namespace sf::ui
