// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/smm_session.h"

#include "core/rules/battle/play/play.h"
#include "ui/battle/smm/forecast/conflict_dialog.h"
#include "ui/battle/smm/group/group_orders.h"
#include "ui/battle/smm/rounds/conflict_list.h"
#include "ui/battle/smm/rounds/dice_dialog.h"
#include "ui/battle/smm/rounds/order_list.h"
#include "ui/battle/smm/rounds/order_menu.h"
#include "ui/battle/smm/rounds/orders_panel.h"
#include "ui/battle/smm/rounds/phase_strip.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/page/command_registry.h"

#include <QAction>
#include <QMenu>

namespace sf::ui {

SmmSession::SmmSession(const BattleModeContext& context)
    : BattleModeSession(context)
    , m_controller(new RoundController(context.document, context.selection, this))
    , m_commands(new RoundCommands(*m_controller, commands()))
    , m_group(new GroupOrders(*m_controller, commands()))
    , m_strip(new PhaseStrip(*m_controller, *m_commands, &context.page)) {
    m_controller->askForDiceWith([this](const smm::RoundAction& action) {
        return askForDice(this->context().document.battle(), action, &this->context().page);
    });
    connect(m_commands, &RoundCommands::holdWanted, this, &SmmSession::hold);
    connect(m_commands, &RoundCommands::cancelWanted, this, [this] {
        if (m_group->isGroup())
            m_group->cancel();
        else
            m_controller->cancelOrder();
    });
    connect(m_commands, &RoundCommands::stackWanted, this, &BattleModeSession::stackChosen);
    connect(m_commands, &RoundCommands::forecastWanted, this, &SmmSession::forecast);
    connect(m_strip, &PhaseStrip::stackChosen, this, &BattleModeSession::stackChosen);
    connect(m_controller, &RoundController::resolved, this,
            [this] { Q_EMIT resolved(m_controller->agenda().next); });
}

QWidget* SmmSession::strip() const {
    return m_strip;
}

QList<Page::Dock> SmmSession::docks() {
    const QString beside = QStringLiteral("stackDock");
    return {Page::Dock{tr("All orders"), QStringLiteral("orderListDock"), [this] { return makeOrderList(); },
                       beside}
                .reachedBy(tr("All or&ders"), tr("Ctrl+Alt+R")),
            Page::Dock{tr("Conflicts"), QStringLiteral("conflictsDock"), [this] { return makeConflicts(); },
                       beside}
                .reachedBy(tr("&Conflicts"), tr("Ctrl+Alt+C"))};
}

OrderSection* SmmSession::makeOrderSection(QWidget* parent) {
    m_orders = new OrdersPanel(*m_controller, parent);
    return m_orders;
}

QWidget* SmmSession::makeOrderList() {
    auto* list = new OrderList(*m_controller);
    connect(list, &OrderList::stackChosen, this, &BattleModeSession::stackChosen);
    connect(list, &OrderList::stackCentred, this, &BattleModeSession::stackCentred);
    connect(list, &OrderList::editAsked, this, &SmmSession::editOrder);
    return list;
}

void SmmSession::editOrder(const battle::StackId& stack) {
    Q_EMIT stackChosen(stack);
    Q_EMIT context().page.dockRequested(QStringLiteral("stackDock"));
    if (m_orders)
        m_orders->goTo();
}

QWidget* SmmSession::makeConflicts() {
    auto* list = new ConflictList(*m_controller);
    connect(list, &ConflictList::stackChosen, this, &BattleModeSession::stackChosen);
    connect(list, &ConflictList::stackCentred, this, &BattleModeSession::stackCentred);
    connect(list, &ConflictList::forecastWanted, this, &SmmSession::forecast);
    return list;
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
