// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/overlay_actions.h"

#include "ui/imperio/state/game_desk.h"
#include "ui/page/page_actions.h"

#include <QAction>

namespace sf::ui {

void addOverlayActions(PageActions& actions, GameDesk& desk) {
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
