// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/smm_session.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/forecast/conflict_dialog.h"
#include "ui/battle/smm/group/group_orders.h"
#include "ui/battle/smm/rounds/dice_dialog.h"
#include "ui/battle/smm/rounds/order_menu.h"
#include "ui/battle/smm/rounds/order_text.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/smm/rounds/round_stages.h"
#include "ui/page/command_registry.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {

SmmSession::SmmSession(const BattleModeContext& context)
    : BattleModeSession(context)
    , m_controller(new RoundController(context.document, context.selection, this))
    , m_group(new GroupOrders(*m_controller, commands())) {
    auto* rounds = new RoundCommands(*m_controller, commands());
    m_controller->askForDiceWith([this](const smm::RoundAction& action) {
        return askForDice(this->context().document.battle(), action, &this->context().page);
    });
    connect(rounds, &RoundCommands::holdWanted, this, &SmmSession::hold);
    connect(rounds, &RoundCommands::cancelWanted, this, [this] {
        if (m_group->isGroup())
            m_group->cancel();
        else
            m_controller->cancelOrder();
    });
    connect(rounds, &RoundCommands::stackWanted, this, &BattleModeSession::stackChosen);
    connect(rounds, &RoundCommands::forecastWanted, this, &SmmSession::forecast);
    connect(m_controller, &RoundController::changed, this, &BattleModeSession::barChanged);
    connect(m_controller, &RoundController::resolved, this,
            [this] { Q_EMIT resolved(m_controller->agenda().next); });
}

BarPart SmmSession::bar() const {
    const battle::Battle& battle = m_controller->battle();
    BarPart part{roundName(battle)};
    part.actions = commands().actions({"resolveConflict", "resolveRound", "nextStep"});
    part.nextWithoutOrder = commands().action("nextWithoutOrder");
    if (battle.play && battle.play->phase == battle::PlayPhase::Ordering)
        part.withoutOrder = m_controller->withoutOrder();
    if (const auto side = lastSide(battle))
        part.remark = tr("Nobody is left to fight %1").arg(text::sideName(battle, *side));
    else if (!battle.play && !battle::isRoundRunning(battle))
        part.remark = tr("%n order(s) given", nullptr, static_cast<int>(smm::ordersOf(battle).size()));
    return part;
}

BarStages* SmmSession::makeStages(QWidget* parent) {
    auto* stages = new RoundStages(*m_controller, parent);
    connect(stages, &RoundStages::stackChosen, this, &BattleModeSession::stackChosen);
    return stages;
}

/// The Conflicts in the order in which they fight, their stacks by Initiative.
std::vector<StackGroup> SmmSession::stackGroups() const {
    const smm::Agenda& agenda = m_controller->agenda();
    std::vector<StackGroup> groups;
    for (std::size_t i = 0; i < agenda.conflicts.size(); ++i) {
        const smm::ConflictTurns& conflict = agenda.conflicts[i];
        const bool isNow = agenda.phase == smm::Phase::Conflicts && agenda.conflict == i;
        StackGroup& group = groups.emplace_back();
        group.name = text::conflictName(conflict.number);
        group.state = isNow ? tr("▶ fights now") : conflict.isFought ? tr("✓ has fought") : QString();
        for (const smm::Turn& turn : conflict.turns)
            group.members.push_back({turn.stack, turn.initiative});
    }
    StackGroup& others = groups.emplace_back();
    others.name = phaseName(smm::Phase::Outside);
    others.state = agenda.phase == smm::Phase::Outside ? tr("▶ act in turn") : QString();
    for (const smm::Turn& turn : agenda.outside)
        others.members.push_back({turn.stack});
    return groups;
}

bool SmmSession::hasOrder(const battle::Stack& stack) const {
    return m_controller->isToCarryOut(stack.id);
}

bool SmmSession::lacksOrder(const battle::Stack& stack) const {
    return m_controller->isWithoutOrder(stack);
}

QString SmmSession::orderText(const battle::Stack& stack) const {
    if (stack.presence == battle::Presence::ToArrive)
        return {};
    if (stack.living() == 0)
        return tr("✗ croaked");
    if (smm::hasActed(m_controller->battle(), stack.id))
        return tr("✓ has acted");
    if (!stack.isOnMap())
        return {};
    const bool isTold = hasOrder(stack) || m_controller->isRunning();
    const QString order =
        isTold              ? describeOrder(m_controller->battle(), stack.id, m_controller->orderOf(stack.id))
        : lacksOrder(stack) ? tr("no order")
                            : QString();
    return m_controller->agenda().next == stack.id ? tr("▶ next: %1").arg(order) : order;
}

QList<QAction*> SmmSession::addListCommands(CommandRegistry& list,
                                            std::function<std::optional<battle::StackId>()> current) {
    list.add({.id = QStringLiteral("editOrder"),
              .text = tr("&Edit order…"),
              .shortcuts = {tr("Shift+Return")},
              .scope = Command::Scope::Board,
              .run = [this, current] { editOrder(*current()); },
              .isEnabled =
                  [this, current] {
                      const auto id = current();
                      const auto stack = id ? m_controller->battle().stacks.find(*id) : nullptr;
                      return stack && !m_controller->turnRefusal(*stack);
                  }});
    list.add({.id = QStringLiteral("forecastListed"),
              .text = tr("Forecast the &whole Conflict…"),
              .looks = true,
              .run = [this, current] { forecast(current()); },
              .isEnabled =
                  [this, current] {
                      const auto stack = current();
                      return stack && m_controller->conflictOf(*stack);
                  }});
    return commands().actions({"cancelSelectedOrder"});
}

OrderSection* SmmSession::makeOrderSection(QWidget* parent) {
    m_orders = new OrdersPanel(*m_controller, parent);
    return m_orders;
}

void SmmSession::editOrder(const battle::StackId& stack) {
    Q_EMIT stackChosen(stack);
    Q_EMIT context().page.dockRequested(QStringLiteral("stackDock"));
    if (m_orders)
        m_orders->goTo();
}

void SmmSession::forecast(const std::optional<battle::StackId>& stack) {
    const std::optional<int> side = battle::sideToAct(context().document.battle());
    ConflictDialog(context().document.seenBy(side), stack, &context().page).exec();
}

QString SmmSession::reportTitle(const QString& side) const {
    return tr("Since the last orders of %1").arg(side);
}

void SmmSession::attack(const battle::StackId& target) {
    if (m_group->isGroup())
        m_group->attack(target);
    else
        m_controller->orderAttackOrShot(target);
}

void SmmSession::flee(hex::Hex to) {
    m_controller->orderWay(to);
}

void SmmSession::hold() {
    if (m_group->isGroup())
        m_group->hold();
    else
        m_controller->orderHold();
}

void SmmSession::rotateFurther(int steps) {
    m_controller->orderFurtherRotation(steps);
}

void SmmSession::rotate(int steps) {
    m_controller->orderRotation(steps);
}

void SmmSession::takePosture(battle::Posture posture) {
    m_controller->orderPosture(posture);
}

void SmmSession::addOwnItems(QMenu& menu) {
    if (!context().document.battle().play)
        return;
    addTargets(menu, *m_controller);
    for (QAction* action : commands().actions({"attackNearest", "orderHold", "cancelSelectedOrder"}))
        if (action->isEnabled())
            menu.addAction(action);
}

bool SmmSession::addOrderItems(QMenu& menu, const battle::StackId& target) {
    return ui::addOrderItems(menu, *m_controller, target);
}

} // namespace sf::ui

#include "moc_smm_session.cpp"
