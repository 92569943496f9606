// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/play/battle_play_commands.h"

#include "core/text/battle_text.h"
#include "ui/battle/play/play_controller.h"
#include "ui/battle/play/start_play_dialog.h"
#include "ui/battle/players/commander_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/forms/question_box.h"
#include "ui/page/command_registry.h"
#include "ui/page/mnemonic.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QCursor>
#include <QMenu>

namespace sf::ui {

using Menu = Page::Menu;

BattlePlayCommands::BattlePlayCommands(PlayController& controller, CommanderController& commanders,
                                       CommandRegistry& commands, Page& page)
    : QObject(&page)
    , m_controller(controller)
    , m_commanders(commanders)
    , m_commands(commands)
    , m_page(page)
    , m_orders(new QMenu(tr("&Orders"), &page)) {
    addModes();
    addStart();
    addSteps();
    commands.placeParts(Menu::Game);
    commands.addSubmenu(Menu::Game, *m_orders);
    commands.addSeparator(Menu::Game);
    commanders.addTo(commands);
    commands.addSeparator(Menu::Game);
    addReferee();
    commands.addSeparator(Menu::Game);
    connect(&controller, &PlayController::changed, &commands, &CommandRegistry::refresh);
}

void BattlePlayCommands::fillOrders() {
    m_orders->clear();
    m_orders->addActions(m_commands.menu(Menu::Orders));
}

/// The switch in the tool bar.
void BattlePlayCommands::addModes() {
    const auto add = [this](const QString& id, const QString& text, const QString& toolTip, bool isPlay) {
        const auto isOn = [this, isPlay] { return isPlay == (m_controller.play() != nullptr); };
        const auto change = [this, isOn, isPlay] {
            m_commands.refresh(); // until it has changed, the mode is still on
            if (!isOn())
                isPlay ? start() : toBoard();
        };
        m_commands.add({.id = id,
                        .text = text,
                        .toolTip = toolTip,
                        .rule = battleRule(1),
                        .run = change,
                        .isChecked = isOn});
    };
    add(QStringLiteral("modeSetUp"), tr("Set up"), tr("Arrange stacks, map and rules as you like"), false);
    add(QStringLiteral("modePlay"), tr("Play"), tr("Play the battle: sides give orders or take turns"), true);
}

void BattlePlayCommands::addStart() {
    m_commands.add(
        {.id = QStringLiteral("startPlay"),
         .text = tr("Start &playing…"),
         .icon = QStringLiteral("step"),
         .shortcuts = {tr("Ctrl+Shift+P")},
         .menu = Menu::Game,
         .rule = battleRule(1),
         .run = [this] { start(); },
         .isVisible = [this] { return !m_controller.play(); },
         .refusal = [this] { return m_controller.play() ? tr("You are playing already") : QString(); }});
    m_commands.add({.id = QStringLiteral("playSetup"),
                    .text = tr("Set &up play…"),
                    .icon = QStringLiteral("flag"),
                    .menu = Menu::Game,
                    .rule = battleRule(10),
                    .run = [this] { setUp(std::nullopt); },
                    .isVisible = [this] { return battle::isFree(m_controller.battle()); }});
    m_commands.addSeparator(Menu::Game);
}

QString BattlePlayCommands::readyRefusal() const {
    if (!m_controller.play())
        return tr("This is a board. To play it, choose Game, Start playing");
    if (m_controller.isOver())
        return tr("The battle is over");
    return m_controller.maySayReady() ? QString() : tr("No side can say Ready now");
}

void BattlePlayCommands::addSteps() {
    m_commands.add({.id = QStringLiteral("sayReady"),
                    .text = tr("Read&y"),
                    .icon = QStringLiteral("end-turn"),
                    .shortcuts = {tr("Ctrl+Shift+Return")},
                    .menu = Menu::Game,
                    .rule = battleRule(4),
                    .run = [this] { m_controller.sayReady(); },
                    .isVisible = [this] { return m_controller.maySayReady(); },
                    .refusal = [this] { return readyRefusal(); }});
    m_commands.add({.id = QStringLiteral("placeArrival"),
                    .text = tr("Place re&inforcements…"),
                    .icon = QStringLiteral("add"),
                    .menu = Menu::Game,
                    .rule = battleRule(9),
                    .run = [this] { place(); },
                    .isVisible = [this] { return !m_controller.arrivals().empty(); }});
}

void BattlePlayCommands::addReferee() {
    const auto isPlayed = [this] { return m_controller.play() != nullptr; };
    m_commands.add({.id = QStringLiteral("referee"),
                    .text = tr("Referee &mode"),
                    .menu = Menu::Game,
                    .toolTip = tr("Edit everything without ending play; the log marks each edit"),
                    .rule = battleRule(1),
                    .run = [this] { m_controller.setReferee(!m_controller.isRefereed()); },
                    .isVisible = [this, isPlayed] { return isPlayed() && !m_controller.isOver(); },
                    .isChecked = [this] { return m_controller.isRefereed(); }});
    m_commands.add({.id = QStringLiteral("concede"),
                    .text = tr("Conced&e…"),
                    .icon = QStringLiteral("flag"),
                    .menu = Menu::Game,
                    .rule = battleRule(11),
                    .run = [this] { concede(); },
                    .isVisible = [this, isPlayed] { return isPlayed() && !m_controller.isOver(); },
                    .refusal =
                        [this] {
                            return !m_controller.side() || m_controller.isIn(battle::PlayPhase::Deployment)
                                       ? tr("A side can concede only while it gives orders or takes its turn")
                                       : QString();
                        }});
    m_commands.add({.id = QStringLiteral("backToBoard"),
                    .text = tr("Bac&k to the board…"),
                    .menu = Menu::Game,
                    .rule = battleRule(1),
                    .run = [this] { toBoard(); },
                    .isVisible = isPlayed});
}

void BattlePlayCommands::start() {
    StartPlayDialog dialog(m_controller, m_commanders, &m_page);
    dialog.exec();
    if (dialog.painting())
        paint(*dialog.painting());
}

void BattlePlayCommands::concede() {
    const auto side = m_controller.side();
    if (side && QuestionBox(tr("Concede"),
                            tr("Concede for %1? Its stacks leave the map; its living units don't croak.")
                                .arg(text::sideName(m_controller.battle(), *side)),
                            &m_page)
                    .confirms(tr("&Concede")))
        m_controller.concede();
}

void BattlePlayCommands::toBoard() {
    QString text = tr("End play and go back to the board, where you can edit everything? The figures of the "
                      "rounds and the result will be lost; the log stays.");
    const bool mayReferee = !m_controller.isOver() && !m_controller.isRefereed();
    if (mayReferee)
        text += QStringLiteral("\n\n") +
                tr("To edit without ending play, use Referee mode: the log then marks each edit (BAT-1).");
    QuestionBox box(tr("Back to the board"), text, &m_page);
    const QPushButton* referee =
        mayReferee ? box.addButton(tr("&Referee mode"), QMessageBox::AcceptRole) : nullptr;
    if (box.confirms(tr("&End play")))
        m_controller.backToBoard();
    else if (referee && box.clickedButton() == referee)
        m_controller.setReferee(true);
}

void BattlePlayCommands::setUp(const std::optional<battle::StructureId>& structure) {
    PlaySetupDialog dialog(m_controller.document(), &m_page);
    if (structure)
        dialog.offerToHold(*structure);
    dialog.exec();
    if (dialog.painting())
        paint(*dialog.painting());
}

void BattlePlayCommands::paint(const PlaySetupDialog::Painting& painting) {
    if (painting.stack)
        Q_EMIT arrivalBrushWanted(*painting.stack, painting.round);
    else
        Q_EMIT zoneBrushWanted(painting.side);
}

/// If several stacks are due, a menu offers them.
void BattlePlayCommands::place() {
    const auto due = m_controller.arrivals();
    if (due.size() == 1)
        return placeOnMap(due.front());
    QMenu menu(&m_page);
    for (const battle::StackPointer& stack : due)
        connect(menu.addAction(withoutShortcut(text::stackName(*stack))), &QAction::triggered, this,
                [this, stack] { placeOnMap(stack); });
    menu.exec(QCursor::pos());
}

void BattlePlayCommands::placeOnMap(const battle::StackPointer& stack) {
    const auto hexes = battle::arrivalHexes(m_controller.battle(), *stack);
    if (hexes.empty())
        return showMessage(
            m_page,
            {tr("Every hex where %1 may arrive is taken.").arg(text::stackName(*stack)), battleRule(9)});
    Q_EMIT hexWanted(
        hexes, tr("Choose the hex where %1 arrives (BAT-9); Escape cancels").arg(text::stackName(*stack)),
        [this, id = stack->id](const std::optional<hex::Hex>& hex) {
            if (hex && m_controller.placeArrival(id, *hex))
                Q_EMIT stackChosen(id);
        });
}

} // namespace sf::ui

#include "moc_battle_play_commands.cpp"
