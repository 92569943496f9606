// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_commands.h"

#include "core/text/imperio_options.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/setup/players_dialog.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/page/page_actions.h"

#include <QAction>

namespace sf::ui {

using Menu = Page::Menu;

namespace {

void namePlayers(GameDesk& desk, QWidget* window) {
    PlayersDialog dialog(desk.document().game().names, window);
    if (dialog.exec() == QDialog::Accepted)
        desk.perform(imperio::SetNames{dialog.names()});
}

void playAgain(const GameDesk& desk, Page& page) {
    NewGameDialog dialog(page.window());
    dialog.offerRematch(desk.document().game());
    if (dialog.exec() == QDialog::Accepted)
        Q_EMIT page.documentMade(gameDocument(dialog.game()).release());
}

void finish(GameDesk& desk) {
    if (desk.perform(imperio::FinishStage{}))
        desk.say(text::imperioStage(desk.document().game().stage));
}

} // namespace

std::unique_ptr<document::Document> gameDocument(const imperio::Game& game) {
    document::ImperioDocument::Contents contents;
    contents.seed = document::freshSeed();
    contents.game = game;
    return std::make_unique<document::ImperioDocument>(std::move(contents));
}

void addSetupCommands(PageActions& actions, GameDesk& desk, Page& page) {
    QAction* done =
        actions.add(Menu::Game, GameDesk::tr("&Finish the set-up turn"), QStringLiteral("end-turn"),
                    {GameDesk::tr("Ctrl+Return")}, [&desk] { finish(desk); });
    const auto refresh = [&desk, done] {
        done->setVisible(!desk.document().hasBegun());
        done->setEnabled(!desk.document().hasBegun());
    };
    QObject::connect(&desk, &GameDesk::positionChanged, done, refresh);
    refresh();
    actions.addSeparator(Menu::Game);
    actions.add(Menu::Game, GameDesk::tr("Players’ &names…"), {}, {},
                [&desk, &page] { namePlayers(desk, page.window()); });
    actions.add(Menu::Game, GameDesk::tr("&House rules…"), QStringLiteral("book"), {},
                [&desk, &page] { openGameRules(desk, page.window()); });
    actions.add(Menu::Game, GameDesk::tr("New game with the &same set-up…"), QStringLiteral("new-imperio"),
                {}, [&desk, &page] { playAgain(desk, page); });
}

} // namespace sf::ui
