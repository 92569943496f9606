// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_commands.h"

#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/look_back.h"
#include "ui/page/command_registry.h"

#include <QAction>

namespace sf::ui {

QList<QAction*> addExportCommands(CommandRegistry& commands, GameExport& out) {
    struct Row {
        const char* id;
        Page::Menu menu;
        QString text;
        QString icon;
        QList<QKeySequence> keys;
        void (GameExport::*command)();
    };
    const Row rows[] = {
        {"copyRecord",
         Page::Menu::Edit,
         GameExport::tr("Copy the rec&ord"),
         QStringLiteral("duplicate"),
         {GameExport::tr("Ctrl+Shift+C")},
         &GameExport::copyRecord},
        {"copyBoardText",
         Page::Menu::Edit,
         GameExport::tr("Copy the board as te&xt"),
         {},
         {},
         &GameExport::copyBoardText},
        {"copyBoardBBCode",
         Page::Menu::Edit,
         GameExport::tr("Copy the board as &BBCode"),
         {},
         {},
         &GameExport::copyBoardBBCode},
        {"copyBoardPicture",
         Page::Menu::Edit,
         GameExport::tr("Copy the board as a p&icture"),
         {},
         {},
         &GameExport::copyBoardPicture},
        {"saveRecord",
         Page::Menu::File,
         GameExport::tr("Save the r&ecord…"),
         QStringLiteral("log"),
         {},
         &GameExport::saveRecord},
        {"exportBoard",
         Page::Menu::File,
         GameExport::tr("E&xport the board…"),
         {},
         {},
         &GameExport::exportBoard},
    };
    QList<QAction*> all;
    for (const Row& row : rows)
        all << commands.add({.id = QLatin1String(row.id),
                             .text = row.text,
                             .icon = row.icon,
                             .shortcuts = row.keys,
                             .menu = row.menu,
                             .looks = true,
                             .run = [&out, command = row.command] { (out.*command)(); }});
    return all;
}

void addLookBackCommands(CommandRegistry& commands, GameController& controller, LookBack& lookBack) {
    struct Row {
        const char* id;
        QString text;
        QString icon;
        QString key;
        void (LookBack::*command)();
    };
    const Row rows[] = {
        {"toBeginning", LookBack::tr("To the &beginning"), QStringLiteral("first"), LookBack::tr("Alt+Home"),
         &LookBack::first},
        {"backOne", LookBack::tr("Bac&k one action"), QStringLiteral("prev"), LookBack::tr("Alt+Left"),
         &LookBack::previous},
        {"forwardOne", LookBack::tr("F&orward one action"), QStringLiteral("next"), LookBack::tr("Alt+Right"),
         &LookBack::next},
        {"backOneTurn",
         LookBack::tr("Back on&e turn"),
         {},
         LookBack::tr("Alt+PgUp"),
         &LookBack::previousTurn},
        {"forwardOneTurn",
         LookBack::tr("Forwar&d one turn"),
         {},
         LookBack::tr("Alt+PgDown"),
         &LookBack::nextTurn},
        {"backToGame", LookBack::tr("Back to the game"), QStringLiteral("last"), LookBack::tr("Alt+End"),
         &LookBack::last},
        {"playOrPause", LookBack::tr("Pla&y or pause"), QStringLiteral("play"), LookBack::tr("Ctrl+Space"),
         &LookBack::toggle},
        {"playOpponentsTurn", LookBack::tr("Play back your opponent's turn"), QStringLiteral("play"),
         LookBack::tr("Ctrl+Shift+Space"), &LookBack::playOpponentsTurn},
        {"bookmark", LookBack::tr("Set or clear a book&mark"), QStringLiteral("bookmark"),
         LookBack::tr("Ctrl+B"), &LookBack::toggleBookmark},
        {"previousBookmark",
         LookBack::tr("P&revious bookmark"),
         {},
         LookBack::tr("Alt+Up"),
         &LookBack::previousBookmark},
        {"nextBookmark",
         LookBack::tr("Ne&xt bookmark"),
         {},
         LookBack::tr("Alt+Down"),
         &LookBack::nextBookmark},
    };
    commands.addSeparator(Page::Menu::View);
    for (const Row& row : rows)
        commands.add({.id = QLatin1String(row.id),
                      .text = row.text,
                      .icon = row.icon,
                      .shortcuts = {row.key},
                      .menu = Page::Menu::View,
                      .looks = true,
                      .run = [&lookBack, command = row.command] { (lookBack.*command)(); },
                      .isEnabled = [&controller] { return controller.document().hasBegun(); }});
}

} // namespace sf::ui
