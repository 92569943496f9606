// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/dungeon_docks.h"

#include "ui/encounter/belongings_panel.h"
#include "ui/encounter/dungeon_desk.h"
#include "ui/encounter/dungeon_log_panel.h"
#include "ui/encounter/library_panels.h"
#include "ui/encounter/piece_table.h"
#include "ui/encounter/posts_panel.h"
#include "ui/encounter/strike_panel.h"

#include <QScrollArea>

namespace sf::ui {
namespace {

/// Makes a panel of the desk whose rule chips ask the page.
template<class Panel>
std::function<QWidget*()> panel(DungeonDesk& desk, Page& page) {
    return [&desk, &page] {
        auto* made = new Panel(desk);
        QObject::connect(made, &Panel::ruleActivated, &page, &Page::ruleRequested);
        auto* area = new QScrollArea;
        area->setWidget(made);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        area->setBackgroundRole(QPalette::Base);
        return area;
    };
}

} // namespace

QList<Page::Dock> dungeonDocks(DungeonDesk& desk, Page& page) {
    const QString attack = QStringLiteral("strikeDock");
    const QString belongings = QStringLiteral("belongingsDock");
    return {
        {DungeonDesk::tr("Attack"), attack, panel<StrikePanel>(desk, page), {}, true, 400},
        {DungeonDesk::tr("Belongings"), belongings, panel<BelongingsPanel>(desk, page), {}, true, 260},
        {DungeonDesk::tr("Posts"), QStringLiteral("postsDock"), panel<PostsPanel>(desk, page), belongings},
        {DungeonDesk::tr("Items"), QStringLiteral("itemsDock"),
         [&desk, &page] { return makeItemLibrary(desk, page); }, belongings},
        {DungeonDesk::tr("Random Monsters"), QStringLiteral("randomDock"),
         [&desk, &page] { return makeMonsterTable(desk, page); }, attack},
        {DungeonDesk::tr("Log"),
         QStringLiteral("dungeonLogDock"),
         [&desk, &page] {
             auto* log = new DungeonLogPanel(desk);
             QObject::connect(log, &DungeonLogPanel::ruleActivated, &page, &Page::ruleRequested);
             return log;
         },
         {},
         true,
         150,
         Qt::BottomDockWidgetArea}};
}

} // namespace sf::ui
