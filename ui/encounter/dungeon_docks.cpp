// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/dungeon_docks.h"

#include "ui/encounter/dungeon_desk.h"
#include "ui/encounter/strike_panel.h"

#include <QScrollArea>

namespace sf::ui {
namespace {

QWidget* scrolled(QWidget* panel) {
    auto* area = new QScrollArea;
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setBackgroundRole(QPalette::Base);
    return area;
}

} // namespace

QList<Page::Dock> dungeonDocks(DungeonDesk& desk, Page& page) {
    return {{DungeonDesk::tr("Attack"),
             QStringLiteral("strikeDock"),
             [&desk, &page] {
                 auto* panel = new StrikePanel(desk);
                 QObject::connect(panel, &StrikePanel::ruleActivated, &page, &Page::ruleRequested);
                 return scrolled(panel);
             },
             {},
             true,
             430}};
}

} // namespace sf::ui
