// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_commands.h"

#include "core/text/imperio_options.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/setup/players_dialog.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/page/command_registry.h"

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

void addSetupCommands(CommandRegistry& commands, GameDesk& desk, Page& page) {
    const auto isSetup = [&desk] { return !desk.document().hasBegun(); };
    commands.add({.id = QStringLiteral("finishSetupTurn"),
                  .text = GameDesk::tr("&Finish the set-up turn"),
                  .icon = QStringLiteral("end-turn"),
                  .shortcuts = {GameDesk::tr("Ctrl+Return")},
                  .menu = Menu::Game,
                  .run = [&desk] { finish(desk); },
                  .isVisible = isSetup});
    commands.addSeparator(Menu::Game);
    commands.add({.id = QStringLiteral("playerNames"),
                  .text = GameDesk::tr("Players’ &names…"),
                  .menu = Menu::Game,
                  .run = [&desk, &page] { namePlayers(desk, page.window()); }});
    commands.add({.id = QStringLiteral("houseRules"),
                  .text = GameDesk::tr("&House rules…"),
                  .icon = QStringLiteral("book"),
                  .menu = Menu::Game,
                  .run = [&desk, &page] { openGameRules(desk, page.window()); }});
    commands.add({.id = QStringLiteral("sameSetup"),
                  .text = GameDesk::tr("New game with the &same set-up…"),
                  .icon = QStringLiteral("new-imperio"),
                  .menu = Menu::Game,
                  .run = [&desk, &page] { playAgain(desk, page); }});
}

} // namespace sf::ui
