// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/setup/setup_commands.h"

#include "core/rules/imperio/setup/any_position.h"
#include "ui/imperio/setup/board_paste.h"
#include "ui/imperio/setup/formations_dialog.h"
#include "ui/imperio/setup/new_game_dialog.h"
#include "ui/imperio/setup/players_dialog.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/setup_edits.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"

namespace sf::ui {

using Menu = Page::Menu;

namespace {

void namePlayers(GameController& controller, QWidget* window) {
    PlayersDialog dialog(controller.document().game().names, window);
    if (dialog.exec() == QDialog::Accepted)
        controller.perform(imperio::SetNames{dialog.names()});
}

void playAgain(const GameController& controller, Page& page) {
    NewGameDialog dialog(page.window());
    dialog.offerEngines(controller.context().settings.engines().keys());
    dialog.offerRematch(controller.document().game(), controller.document().players());
    if (auto document = askedGame(dialog, page.window()))
        Q_EMIT page.documentMade(document.release());
}

/// The position can still be changed there.
void playFrom(const GameController& controller, Page& page) {
    const imperio::Game& before = controller.document().game();
    imperio::Game game;
    game.names = before.names;
    const imperio::Position position =
        controller.document().hasBegun() ? controller.position() : imperio::firstTurn(controller.position());
    game = std::get<imperio::Game>(imperio::apply(game, imperio::SetPosition{position}));
    Q_EMIT page.documentMade(gameDocument(game, controller.document().players()).release());
}

} // namespace

std::unique_ptr<document::Document> gameDocument(const imperio::Game& game,
                                                 const std::array<document::SidePlayer, 2>& players) {
    document::ImperioDocument::Contents contents;
    contents.seed = document::freshSeed();
    contents.game = game;
    contents.players = players;
    return std::make_unique<document::ImperioDocument>(std::move(contents));
}

std::unique_ptr<document::Document> askedGame(NewGameDialog& dialog, QWidget* parent) {
    if (dialog.exec() != QDialog::Accepted)
        return nullptr;
    imperio::Game game = dialog.game();
    if (dialog.start() == NewGameDialog::Start::Saved) {
        FormationsDialog saved(game, parent);
        if (saved.exec() == QDialog::Accepted)
            game.deployments[imperio::indexOf(game.settingUp())] = saved.deployment();
    } else if (dialog.start() == NewGameDialog::Start::Pasted) {
        BoardPasteDialog pasted(game, BoardPasteDialog::For::NewGame, parent);
        if (pasted.exec() == QDialog::Accepted)
            game = pasted.game();
    }
    return gameDocument(game, dialog.players());
}

void addSetupCommands(CommandRegistry& commands, GameController& controller, Page& page) {
    const auto isSetup = [&controller] { return !controller.document().hasBegun(); };
    commands.add({.id = QStringLiteral("finishSetupTurn"),
                  .text = GameController::tr("&Finish the set-up turn"),
                  .icon = QStringLiteral("end-turn"),
                  .shortcuts = {GameController::tr("Ctrl+Return")},
                  .menu = Menu::Game,
                  .run = [&controller, &page] { finishStage(controller, *page.window()); },
                  .isVisible = isSetup});
    commands.addSeparator(Menu::Game);
    commands.add({.id = QStringLiteral("playerNames"),
                  .text = GameController::tr("Players' &names…"),
                  .menu = Menu::Game,
                  .run = [&controller, &page] { namePlayers(controller, page.window()); }});
    commands.add({.id = QStringLiteral("houseRules"),
                  .text = GameController::tr("&House rules…"),
                  .icon = QStringLiteral("book"),
                  .menu = Menu::Game,
                  .looks = true,
                  .run = [&controller, &page] { openGameRules(controller, page.window()); }});
    commands.add({.id = QStringLiteral("sameSetup"),
                  .text = GameController::tr("New game with the &same set-up…"),
                  .icon = QStringLiteral("new-imperio"),
                  .menu = Menu::Game,
                  .looks = true,
                  .run = [&controller, &page] { playAgain(controller, page); }});
    commands.add({.id = QStringLiteral("playFromHere"),
                  .text = GameController::tr("New game from this &position…"),
                  .icon = QStringLiteral("try-from-here"),
                  .shortcuts = {GameController::tr("Ctrl+Shift+G")},
                  .menu = Menu::Game,
                  .looks = true,
                  .run = [&controller, &page] { playFrom(controller, page); }});
}

} // namespace sf::ui
