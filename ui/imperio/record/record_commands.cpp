// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_commands.h"

#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/playback.h"
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

void addPlaybackCommands(CommandRegistry& commands, GameController& controller, Playback& playback) {
    struct Row {
        const char* id;
        QString text;
        QString icon;
        QString key;
        void (Playback::*command)();
    };
    const Row rows[] = {
        {"toBeginning", Playback::tr("To the &beginning"), QStringLiteral("first"), Playback::tr("Alt+Home"),
         &Playback::first},
        {"backOne", Playback::tr("Bac&k one action"), QStringLiteral("prev"), Playback::tr("Alt+Left"),
         &Playback::previous},
        {"forwardOne", Playback::tr("F&orward one action"), QStringLiteral("next"), Playback::tr("Alt+Right"),
         &Playback::next},
        {"backOneTurn",
         Playback::tr("Back on&e turn"),
         {},
         Playback::tr("Alt+PgUp"),
         &Playback::previousTurn},
        {"forwardOneTurn",
         Playback::tr("Forwar&d one turn"),
         {},
         Playback::tr("Alt+PgDown"),
         &Playback::nextTurn},
        {"backToGame", Playback::tr("Back to the &game"), QStringLiteral("last"), Playback::tr("Alt+End"),
         &Playback::last},
        {"playOrPause", Playback::tr("Pla&y or pause"), QStringLiteral("play"), Playback::tr("Ctrl+Space"),
         &Playback::toggle},
        {"playOpponentsTurn", Playback::tr("Play back your opponent's turn"), QStringLiteral("play"),
         Playback::tr("Ctrl+Shift+Space"), &Playback::playOpponentsTurn},
        {"bookmark", Playback::tr("Set or clear a book&mark"), QStringLiteral("bookmark"),
         Playback::tr("Ctrl+B"), &Playback::toggleBookmark},
        {"previousBookmark",
         Playback::tr("P&revious bookmark"),
         {},
         Playback::tr("Alt+Up"),
         &Playback::previousBookmark},
        {"nextBookmark",
         Playback::tr("Ne&xt bookmark"),
         {},
         Playback::tr("Alt+Down"),
         &Playback::nextBookmark},
    };
    commands.addSeparator(Page::Menu::View);
    for (const Row& row : rows)
        commands.add({.id = QLatin1String(row.id),
                      .text = row.text,
                      .icon = row.icon,
                      .shortcuts = {row.key},
                      .menu = Page::Menu::View,
                      .looks = true,
                      .run = [&playback, command = row.command] { (playback.*command)(); },
                      .isEnabled = [&controller] { return controller.document().hasBegun(); }});
}

} // namespace sf::ui
