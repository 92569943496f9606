// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_commands.h"

#include "core/text/words.h"
#include "ui/battle/smm/rounds/round_desk.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"

#include <QAction>

namespace sf::ui {

using Menu = Page::Menu;

RoundCommands::RoundCommands(RoundDesk& desk, CommandRegistry& commands)
    : QObject(&commands)
    , m_desk(desk)
    , m_commands(commands)
    , m_next(commands.add({.id = QStringLiteral("nextStep"),
                           .text = tr("&Begin round"),
                           .icon = QStringLiteral("step"),
                           .shortcuts = {Qt::Key_F9},
                           .menu = Menu::Game,
                           .run = [&desk] { desk.goOn(); },
                           .isEnabled = [&desk] { return desk.mayPlay(); }}))
    , m_conflict(commands.add({.id = QStringLiteral("resolveConflict"),
                               .text = tr("Resolve &Conflict"),
                               .icon = QStringLiteral("resolve"),
                               .shortcuts = {tr("Shift+F9")},
                               .menu = Menu::Game,
                               .run = [&desk] { desk.resolve(smm::Extent::Conflict); },
                               .isEnabled = [&desk] { return desk.mayPlay() && desk.mayResolveConflict(); }}))
    , m_round(commands.add({.id = QStringLiteral("resolveRound"),
                            .text = tr("Resolve roun&d"),
                            .icon = QStringLiteral("resolve-all"),
                            .shortcuts = {tr("Ctrl+F9")},
                            .menu = Menu::Game,
                            .run = [&desk] { desk.resolve(smm::Extent::Round); },
                            .isEnabled = [&desk] { return desk.mayPlay(); }})) {
    commands.addSeparator(Menu::Game);
    addOrderCommands();
    commands.addSeparator(Menu::Game);
    commands.add({.id = QStringLiteral("typeDice"),
                  .text = tr("&Type dice in"),
                  .icon = QStringLiteral("dice"),
                  .menu = Menu::Game,
                  .toolTip = tr("Asks for each die instead of rolling it; the log marks it"),
                  .run = [&desk] { desk.setDiceTyped(!desk.isDiceTyped()); },
                  .isChecked = [&desk] { return desk.isDiceTyped(); }});
    commands.addSeparator(Menu::Game);
    connect(&desk, &RoundDesk::diceTypedChanged, &commands, &CommandRegistry::refresh);
    connect(&desk, &RoundDesk::changed, this, &RoundCommands::refresh);
    refresh();
}

void RoundCommands::addOrderCommands() {
    m_commands.add({.id = QStringLiteral("orderHold"),
                    .text = tr("Ho&ld position"),
                    .menu = Menu::Game,
                    .run = [this] { m_desk.orderHold(); },
                    .isEnabled = [this] { return m_desk.selection().stack() && !m_desk.choices().order; }});
    m_commands.add({.id = QStringLiteral("takeOrderBack"),
                    .text = tr("Cancel &order"),
                    .shortcuts = {tr("Ctrl+Backspace")},
                    .menu = Menu::Game,
                    .run = [this] { m_desk.takeBack(); },
                    .isEnabled =
                        [this] {
                            const auto& stack = m_desk.selection().stack();
                            return stack && m_desk.mayTakeBack(*stack);
                        }});
    m_commands.add({.id = QStringLiteral("takeOrdersBack"),
                    .text = tr("Cancel &all orders"),
                    .menu = Menu::Game,
                    .run = [this] { m_desk.takeAllBack(); },
                    .isEnabled = [this] { return m_desk.mayTakeAllBack(); }});
}

void RoundCommands::explain(QAction* action, const QString& what) {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? what : tr("%1 (%2)").arg(what, key));
}

void RoundCommands::refresh() {
    m_commands.refresh();
    const bool mayPlay = m_desk.mayPlay();
    const bool isRunning = m_desk.isRunning();
    m_next->setText(isRunning ? tr("Resolve &step") : tr("&Begin round"));
    if (!mayPlay)
        explain(m_next, tr("There are no stacks on the map"));
    else if (isRunning)
        explain(m_next, tr("The next stack acts by its order (SMM-26)"));
    else
        explain(m_next, tr("Postures take effect, Conflicts form, stats are frozen (SMM-25)"));
    const auto& agenda = m_desk.agenda();
    const bool hasConflict = agenda.phase == smm::Phase::Planning || agenda.phase == smm::Phase::Conflicts;
    explain(m_conflict, hasConflict ? tr("Resolve the rest of this Conflict (SMM-26)")
                                    : tr("The Conflicts of this round have fought (SMM-25)"));
    explain(m_round, tr("Resolve the rest of the battle round (SMM-25)"));
}

} // namespace sf::ui
