// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/encounter/page/dungeon_docks.h"

#include "ui/encounter/attack/strike_panel.h"
#include "ui/encounter/attackposts/dungeon_log_model.h"
#include "ui/encounter/attackposts/posts_panel.h"
#include "ui/encounter/state/dungeon_desk.h"
#include "ui/encounter/tables/belongings_panel.h"
#include "ui/encounter/tables/library_panels.h"
#include "ui/encounter/tables/piece_table.h"
#include "ui/log/log_panel.h"
#include "ui/page/dock_panel.h"

namespace sf::ui {
QList<Page::Dock> dungeonDocks(DungeonDesk& desk) {
    const QString attack = QStringLiteral("strikeDock");
    const QString belongings = QStringLiteral("belongingsDock");
    return {
        {DungeonDesk::tr("Attack"), attack, scrolledDockPanel<StrikePanel>(desk), {}, true, 400},
        {DungeonDesk::tr("Belongings"), belongings, scrolledDockPanel<BelongingsPanel>(desk), {}, true, 260},
        {DungeonDesk::tr("Posts"), QStringLiteral("postsDock"), scrolledDockPanel<PostsPanel>(desk),
         belongings},
        {DungeonDesk::tr("Items"), QStringLiteral("itemsDock"), [&desk] { return makeItemLibrary(desk); },
         belongings},
        {DungeonDesk::tr("Random Monsters"), QStringLiteral("randomDock"),
         [&desk] { return makeMonsterTable(desk); }, attack},
        {DungeonDesk::tr("Log"),
         QStringLiteral("dungeonLogDock"),
         [&desk] {
             return new LogPanel(new DungeonLogModel(desk), desk.document(), desk.context().settings);
         },
         {},
         true,
         150,
         Qt::BottomDockWidgetArea}};
}

} // namespace sf::ui
