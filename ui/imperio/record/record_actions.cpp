// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/record/record_actions.h"

#include "ui/imperio/record/game_export.h"
#include "ui/imperio/record/playback.h"
#include "ui/page/page_actions.h"

#include <QAction>

namespace sf::ui {

QList<QAction*> addExportActions(PageActions& actions, GameExport& out) {
    struct Row {
        Page::Menu menu;
        QString text;
        QString icon;
        QList<QKeySequence> keys;
        void (GameExport::*command)();
    };
    const Row rows[] = {
        {Page::Menu::Edit,
         GameExport::tr("&Copy the record"),
         QStringLiteral("duplicate"),
         {GameExport::tr("Ctrl+Shift+C")},
         &GameExport::copyRecord},
        {Page::Menu::Edit, GameExport::tr("Copy the board as te&xt"), {}, {}, &GameExport::copyBoardText},
        {Page::Menu::Edit, GameExport::tr("Copy the board as &BBCode"), {}, {}, &GameExport::copyBoardBBCode},
        {Page::Menu::Edit,
         GameExport::tr("Copy the board as a p&icture"),
         {},
         {},
         &GameExport::copyBoardPicture},
        {Page::Menu::File,
         GameExport::tr("Save the reco&rd…"),
         QStringLiteral("log"),
         {},
         &GameExport::saveRecord},
        {Page::Menu::File, GameExport::tr("E&xport the board…"), {}, {}, &GameExport::exportBoard},
    };
    QList<QAction*> all;
    for (const Row& row : rows)
        all << actions.add(row.menu, row.text, row.icon, row.keys,
                           [&out, command = row.command] { (out.*command)(); });
    return all;
}

void addPlaybackActions(PageActions& actions, GameDesk& desk, Playback& playback) {
    struct Row {
        QString text;
        QString icon;
        QString key;
        void (Playback::*command)();
    };
    const Row rows[] = {
        {Playback::tr("To the &beginning"), QStringLiteral("first"), Playback::tr("Alt+Home"),
         &Playback::first},
        {Playback::tr("Bac&k one action"), QStringLiteral("prev"), Playback::tr("Alt+Left"),
         &Playback::previous},
        {Playback::tr("F&orward one action"), QStringLiteral("next"), Playback::tr("Alt+Right"),
         &Playback::next},
        {Playback::tr("Back to the &game"), QStringLiteral("last"), Playback::tr("Alt+End"), &Playback::last},
        {Playback::tr("&Play or pause"), QStringLiteral("play"), Playback::tr("Ctrl+Space"),
         &Playback::toggle},
        {Playback::tr("Set or clear a book&mark"), QStringLiteral("bookmark"), Playback::tr("Ctrl+B"),
         &Playback::toggleBookmark},
        {Playback::tr("P&revious bookmark"), {}, Playback::tr("Alt+Up"), &Playback::previousBookmark},
        {Playback::tr("Ne&xt bookmark"), {}, Playback::tr("Alt+Down"), &Playback::nextBookmark},
    };
    actions.addSeparator(Page::Menu::View);
    for (const Row& row : rows) {
        QAction* action = actions.add(Page::Menu::View, row.text, row.icon, {row.key},
                                      [&playback, command = row.command] { (playback.*command)(); });
        const auto refresh = [action, &desk] { action->setEnabled(desk.document().hasBegun()); };
        QObject::connect(&desk, &GameDesk::positionChanged, action, refresh);
        refresh();
    }
}

} // namespace sf::ui
