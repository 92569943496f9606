// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/round_commands.h"

#include "core/rules/battle/play/play.h"
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
    , m_next(addStep(QStringLiteral("nextStep"), tr("&Begin round"), QStringLiteral("step"), Qt::Key_F9,
                     [&controller] { controller.nextStep(); })) {
    explain(addStep(QStringLiteral("resolveConflict"), tr("Resolve &Conflict"), QStringLiteral("resolve"),
                    tr("Shift+F9"), [&controller] { controller.resolve(smm::Extent::Conflict); }),
            tr("Resolve the rest of this Conflict (SMM-26)"));
    explain(addStep(QStringLiteral("resolveRound"), tr("Resolve roun&d"), QStringLiteral("resolve-all"),
                    tr("Ctrl+F9"), [&controller] { controller.resolve(smm::Extent::Round); }),
            tr("Resolve the rest of the battle round (SMM-25)"));
    commands.add({.id = QStringLiteral("forecastConflict"),
                  .text = tr("Forecast the &whole Conflict…"),
                  .menu = Menu::Game,
                  .toolTip = tr("Fight the whole Conflict many times: who wins, how long it takes and who "
                                "croaks"),
                  .looks = true,
                  .run = [this] { Q_EMIT forecastWanted(m_controller.selection().stack()); },
                  .refusal =
                      [&controller] {
                          return controller.mayForecast()
                                     ? QString()
                                     : tr("There is no Conflict, and no order that could begin one");
                      }});
    addOrderCommands();
    commands.add({.id = QStringLiteral("typeDice"),
                  .text = tr("&Type dice in"),
                  .icon = QStringLiteral("dice"),
                  .menu = Menu::Game,
                  .toolTip = tr("Asks for each die instead of rolling it; the log marks it"),
                  .looks = true,
                  .run = [&controller] { controller.setDiceTyped(!controller.isDiceTyped()); },
                  .isChecked = [&controller] { return controller.isDiceTyped(); }});
    connect(&controller, &RoundController::diceTypedChanged, &commands, &CommandRegistry::refresh);
    connect(&controller, &RoundController::changed, this, &RoundCommands::refresh);
    refresh();
}

/// On a board always listed; in play only once the round can begin.
QAction* RoundCommands::addStep(const QString& id, const QString& text, const QString& icon,
                                const QKeySequence& key, std::function<void()> run) {
    const bool isConflict = id == QLatin1String("resolveConflict");
    const bool isRound = id == QLatin1String("resolveRound");
    return m_commands.add(
        {.id = id,
         .text = text,
         .icon = icon,
         .shortcuts = {key},
         .menu = Menu::Game,
         .skipsFilm = [this, isRound] { return m_controller.isRunning() && !isRound; },
         .run = std::move(run),
         .isVisible = [this] { return !m_controller.battle().play || m_controller.mayPlay(); },
         .refusal = [this, isConflict] { return stepRefusal(isConflict); }});
}

text::Caption RoundCommands::stepRefusal(bool isConflict) const {
    const battle::Battle& battle = m_controller.battle();
    if (battle.stacks.empty())
        return tr("There are no stacks on the map");
    if (battle.play && battle.play->phase == battle::PlayPhase::Over)
        return tr("The battle is over");
    if (!m_controller.mayPlay())
        return {tr("Not every side is ready"), battleRule(4)};
    if (!isConflict || m_controller.mayResolveConflict())
        return {};
    const smm::Phase phase = m_controller.agenda().phase;
    return phase == smm::Phase::Planning
               ? text::Caption(tr("No order begins a Conflict"), smmRule(24))
               : text::Caption(tr("The Conflicts of this round have fought"), smmRule(25));
}

void RoundCommands::addOrderCommands() {
    m_commands.add({.id = QStringLiteral("orderHold"),
                    .text = tr("Ho&ld position"),
                    .shortcuts = {tr("H")},
                    .scope = Command::Scope::Board,
                    .menu = Menu::Orders,
                    .run = [this] { Q_EMIT holdWanted(); },
                    .refusal = [this] { return orderRefusal(m_controller); }});
    m_commands.add({.id = QStringLiteral("nextWithoutOrder"),
                    .text = tr("&Next stack without an order"),
                    .shortcuts = {tr("J")},
                    .scope = Command::Scope::Board,
                    .menu = Menu::Orders,
                    .toolTip = tr("Selects the next stack that has no order"),
                    .run = [this] { Q_EMIT stackWanted(*m_controller.nextWithoutOrder()); },
                    .refusal =
                        [this] {
                            return m_controller.nextWithoutOrder() ? QString()
                                                                   : tr("No stack is waiting for an order");
                        }});
    m_commands.add({.id = QStringLiteral("cancelSelectedOrder"),
                    .text = tr("Cancel &order"),
                    .shortcuts = {tr("Ctrl+Backspace")},
                    .menu = Menu::Orders,
                    .run = [this] { Q_EMIT cancelWanted(); },
                    .refusal =
                        [this] {
                            const auto& stack = m_controller.selection().stack();
                            if (!stack)
                                return tr("Select a stack first");
                            return m_controller.mayCancel(*stack)
                                       ? QString()
                                       : tr("This stack has no order that you can cancel");
                        }});
    m_commands.add({.id = QStringLiteral("cancelAllOrders"),
                    .text = tr("Cancel &all orders"),
                    .menu = Menu::Orders,
                    .run = [this] { m_controller.cancelAll(); },
                    .refusal =
                        [this] {
                            return m_controller.mayCancelAll()
                                       ? QString()
                                       : tr("There are no orders that you can cancel");
                        }});
}

void RoundCommands::explain(QAction* action, const QString& what) {
    action->setToolTip(tr("%1 (%2)").arg(what, action->shortcut().toString(QKeySequence::NativeText)));
}

void RoundCommands::refresh() {
    m_commands.refresh();
    const bool isRunning = m_controller.isRunning();
    m_next->setText(isRunning ? tr("Resolve &step") : tr("&Begin round"));
    explain(m_next, isRunning ? tr("The next stack acts by its order (SMM-26)")
                              : tr("Postures take effect, Conflicts form, stats are frozen (SMM-25)"));
}

text::Caption RoundCommands::orderRefusal(const RoundController& controller) {
    if (!controller.selected())
        return tr("Select a stack first");
    const smm::Why& why = controller.choices().order;
    return why ? text::caption(*why, controller.battle()) : text::Caption();
}

} // namespace sf::ui

#include "moc_round_commands.cpp"
