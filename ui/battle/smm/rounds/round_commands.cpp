// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_commands.h"

#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"

#include <QAction>

namespace sf::ui {

using Menu = Page::Menu;

RoundCommands::RoundCommands(RoundController& controller, CommandRegistry& commands)
    : QObject(&commands)
    , m_controller(controller)
    , m_commands(commands)
    , m_next(commands.add({.id = QStringLiteral("nextStep"),
                           .text = tr("&Begin round"),
                           .icon = QStringLiteral("step"),
                           .shortcuts = {Qt::Key_F9},
                           .menu = Menu::Game,
                           .run = [&controller] { controller.nextStep(); },
                           .isEnabled = [&controller] { return controller.mayPlay(); }}))
    , m_conflict(commands.add(
          {.id = QStringLiteral("resolveConflict"),
           .text = tr("Resolve &Conflict"),
           .icon = QStringLiteral("resolve"),
           .shortcuts = {tr("Shift+F9")},
           .menu = Menu::Game,
           .run = [&controller] { controller.resolve(smm::Extent::Conflict); },
           .isEnabled = [&controller] { return controller.mayPlay() && controller.mayResolveConflict(); }}))
    , m_round(commands.add({.id = QStringLiteral("resolveRound"),
                            .text = tr("Resolve roun&d"),
                            .icon = QStringLiteral("resolve-all"),
                            .shortcuts = {tr("Ctrl+F9")},
                            .menu = Menu::Game,
                            .run = [&controller] { controller.resolve(smm::Extent::Round); },
                            .isEnabled = [&controller] { return controller.mayPlay(); }})) {
    commands.add({.id = QStringLiteral("forecastConflict"),
                  .text = tr("Forecast the &whole Conflict…"),
                  .menu = Menu::Game,
                  .toolTip = tr("Fight the whole Conflict many times: who wins, how long it takes and who "
                                "croaks"),
                  .looks = true,
                  .run = [this] { Q_EMIT forecastWanted(m_controller.selection().stack()); },
                  .isEnabled = [&controller] { return controller.mayForecast(); }});
    commands.addSeparator(Menu::Game);
    addOrderCommands();
    commands.addSeparator(Menu::Game);
    commands.add({.id = QStringLiteral("typeDice"),
                  .text = tr("&Type dice in"),
                  .icon = QStringLiteral("dice"),
                  .menu = Menu::Game,
                  .toolTip = tr("Asks for each die instead of rolling it; the log marks it"),
                  .looks = true,
                  .run = [&controller] { controller.setDiceTyped(!controller.isDiceTyped()); },
                  .isChecked = [&controller] { return controller.isDiceTyped(); }});
    commands.addSeparator(Menu::Game);
    connect(&controller, &RoundController::diceTypedChanged, &commands, &CommandRegistry::refresh);
    connect(&controller, &RoundController::changed, this, &RoundCommands::refresh);
    refresh();
}

void RoundCommands::addOrderCommands() {
    m_commands.add(
        {.id = QStringLiteral("orderHold"),
         .text = tr("Ho&ld position"),
         .shortcuts = {tr("H")},
         .scope = Command::Scope::Board,
         .menu = Menu::Game,
         .run = [this] { Q_EMIT holdWanted(); },
         .isEnabled = [this] { return m_controller.selection().stack() && !m_controller.choices().order; }});
    m_commands.add({.id = QStringLiteral("nextWithoutOrder"),
                    .text = tr("&Next stack without an order"),
                    .shortcuts = {tr("J")},
                    .scope = Command::Scope::Board,
                    .menu = Menu::Game,
                    .run = [this] { Q_EMIT stackWanted(*m_controller.nextWithoutOrder()); },
                    .isEnabled = [this] { return m_controller.nextWithoutOrder().has_value(); }});
    m_commands.add({.id = QStringLiteral("cancelSelectedOrder"),
                    .text = tr("Cancel &order"),
                    .shortcuts = {tr("Ctrl+Backspace")},
                    .menu = Menu::Game,
                    .run = [this] { Q_EMIT cancelWanted(); },
                    .isEnabled =
                        [this] {
                            const auto& stack = m_controller.selection().stack();
                            return stack && m_controller.mayCancel(*stack);
                        }});
    m_commands.add({.id = QStringLiteral("cancelAllOrders"),
                    .text = tr("Cancel &all orders"),
                    .menu = Menu::Game,
                    .run = [this] { m_controller.cancelAll(); },
                    .isEnabled = [this] { return m_controller.mayCancelAll(); }});
}

void RoundCommands::explain(QAction* action, const QString& what) {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? what : tr("%1 (%2)").arg(what, key));
}

void RoundCommands::refresh() {
    m_commands.refresh();
    const bool mayPlay = m_controller.mayPlay();
    const bool isRunning = m_controller.isRunning();
    m_next->setText(isRunning ? tr("Resolve &step") : tr("&Begin round"));
    if (!mayPlay)
        explain(m_next, m_controller.battle().stacks.empty() ? tr("There are no stacks on the map")
                                                             : tr("Not every side is ready (BAT-4)"));
    else if (isRunning)
        explain(m_next, tr("The next stack acts by its order (SMM-26)"));
    else
        explain(m_next, tr("Postures take effect, Conflicts form, stats are frozen (SMM-25)"));
    const auto& agenda = m_controller.agenda();
    const bool hasConflict = agenda.phase == smm::Phase::Planning || agenda.phase == smm::Phase::Conflicts;
    explain(m_conflict, hasConflict ? tr("Resolve the rest of this Conflict (SMM-26)")
                                    : tr("The Conflicts of this round have fought (SMM-25)"));
    explain(m_round, tr("Resolve the rest of the battle round (SMM-25)"));
}

} // namespace sf::ui

#include "moc_round_commands.cpp"
