// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_docks.h"

#include "ui/encounter/attack/strike_panel.h"
#include "ui/encounter/attackposts/dungeon_log_model.h"
#include "ui/encounter/attackposts/posts_panel.h"
#include "ui/encounter/page/floors_panel.h"
#include "ui/encounter/state/dungeon_controller.h"
#include "ui/encounter/tables/belongings_panel.h"
#include "ui/encounter/tables/library_panels.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/log/log_panel.h"
#include "ui/page/dock_panel.h"

namespace sf::ui {
QList<Page::Dock> dungeonDocks(DungeonController& controller) {
    const QString attack = QStringLiteral("strikeDock");
    const QString belongings = QStringLiteral("belongingsDock");
    return {
        {DungeonController::tr("Attack"), attack, scrolledDockPanel<StrikePanel>(controller), {}, true, 340},
        {DungeonController::tr("Belongings"),
         belongings,
         scrolledDockPanel<BelongingsPanel>(controller),
         {},
         true,
         320},
        {DungeonController::tr("Posts"), QStringLiteral("postsDock"),
         scrolledDockPanel<PostsPanel>(controller), belongings},
        {DungeonController::tr("Floors"), QStringLiteral("floorsDock"), dockPanel<FloorsPanel>(controller),
         belongings},
        {DungeonController::tr("Items"), QStringLiteral("itemsDock"),
         [&controller] { return makeItemLibrary(controller); }, belongings},
        {DungeonController::tr("Random Monsters"), QStringLiteral("randomDock"),
         [&controller] { return makeMonsterTable(controller); }, attack},
        {DungeonController::tr("Log"),
         QStringLiteral("dungeonLogDock"),
         [&controller] {
             return new LogPanel(new DungeonLogModel(controller), controller.document(),
                                 controller.context().settings);
         },
         {},
         true,
         150,
         Qt::BottomDockWidgetArea}};
}

} // namespace sf::ui
