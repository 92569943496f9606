// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/group/group_orders.h"

#include "core/players/battle/nearest.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/round_commands.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

using smm::Order;

GroupOrders::GroupOrders(RoundController& controller, CommandRegistry& commands)
    : QObject(&controller), m_controller(controller) {
    remember();
    addCommands(commands);
    connect(&controller.document(), &document::BattleDocument::changed, this, &GroupOrders::remember);
}

void GroupOrders::addCommands(CommandRegistry& commands) {
    commands.add({.id = QStringLiteral("attackNearest"),
                  .text = tr("Attack the neare&st"),
                  .shortcuts = {tr("Shift+A")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Orders,
                  .toolTip = tr("The selected stacks attack or shoot the nearest enemies, or advance on "
                                "them, spread over equally near ones"),
                  .rule = battleRule(6),
                  .run = [this] { attackNearest(); },
                  .refusal = [this] { return RoundCommands::orderRefusal(m_controller); }});
    commands.add({.id = QStringLiteral("repeatOrders"),
                  .text = tr("R&epeat last round's orders"),
                  .shortcuts = {tr("Shift+L")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Orders,
                  .run = [this] { repeatLast(); },
                  .refusal =
                      [this] {
                          const text::Caption refusal = RoundCommands::orderRefusal(m_controller);
                          return refusal.isEmpty() && lastOrders().empty()
                                     ? tr("The selected stacks had no orders in the last round")
                                     : refusal;
                      }});
}

bool GroupOrders::isGroup() const {
    return m_controller.selection().group().size() > 1;
}

/// Orders seen between rounds are for the coming round.
void GroupOrders::remember() {
    const battle::Battle& battle = m_controller.battle();
    if (!battle::isRoundRunning(battle))
        m_begun[battle::roundNumber(battle)] = smm::ordersOf(battle);
}

smm::Orders GroupOrders::lastOrders() const {
    const auto last = m_begun.find(battle::roundNumber(m_controller.battle()) - 1);
    return last == m_begun.end() ? smm::Orders() : last->second;
}

bool GroupOrders::attack(const battle::StackId& target) {
    return giveEach([&](const battle::Stack& stack, const Order&) {
        return orderAgainst(m_controller.battle(), stack.id, target);
    });
}

bool GroupOrders::attackNearest() {
    const smm::Orders orders = players::spreadOrders(m_controller.battle(), m_controller.selection().group());
    return giveEach([&](const battle::Stack& stack, const Order& base) {
        const auto order = orders.find(stack.id);
        return order == orders.end() ? std::nullopt : std::optional(withAction(base, order->second));
    });
}

bool GroupOrders::hold() {
    return giveEach([](const battle::Stack&, const Order& base) {
        Order order = base;
        order.hold = true;
        return std::optional(order);
    });
}

bool GroupOrders::repeatLast() {
    const smm::Orders orders = lastOrders();
    return giveEach([&](const battle::Stack& stack, const Order&) {
        const auto last = orders.find(stack.id);
        return last == orders.end() ? std::nullopt : std::optional(last->second);
    });
}

bool GroupOrders::cancel() {
    return giveEach([&](const battle::Stack&, const Order&) { return std::optional(Order()); });
}

bool GroupOrders::giveEach(const OrderFor& orderFor) {
    const battle::Battle& battle = m_controller.battle();
    smm::GiveOrders given;
    int count = 0;
    int leftOut = 0;
    std::optional<smm::OrderRefusal> refused;
    for (const battle::StackId& id : m_controller.selection().group()) {
        const battle::StackPointer stack = battle.stacks.find(id);
        const auto order = orderFor(*stack, withoutAction(m_controller.orderOf(id)));
        smm::Why why = m_controller.turnRefusal(*stack); // the list may have selected others along
        if (!why && order)
            why = smm::orderRefusal(battle, id, *order);
        if (!order || why)
            ++leftOut;
        else if (++count; *order != m_controller.orderOf(id))
            given.orders.emplace(id, *order == Order() ? std::nullopt : std::optional(*order));
        if (why && !refused)
            refused = smm::OrderRefusal{id, *why};
    }
    if (count == 0 && refused)
        return m_controller.refuse(*refused);
    if (!given.orders.empty() && !m_controller.giveAll(given))
        return false;
    m_controller.say(leftOut == 0 ? tr("%n stack(s) ordered", nullptr, count)
                                  : tr("%1; %2").arg(tr("%n stack(s) ordered", nullptr, count),
                                                     tr("%n can't take this order", nullptr, leftOut)));
    return count > 0;
}

} // namespace sf::ui

#include "moc_group_orders.cpp"
