// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/group/group_orders.h"

#include "core/players/battle/nearest.h"
#include "core/rules/battle/play/play.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"

namespace sf::ui {

using battle::Order;

namespace {

using Action = std::optional<battle::StackId> Order::*;

/// The first of the three orders that the rules allow.
std::optional<Order> against(const battle::Battle& battle, const battle::StackId& stack, const Order& base,
                             const battle::StackId& target) {
    for (const Action action : {&Order::attack, &Order::shoot, &Order::advance}) {
        Order order = base;
        order.*action = target;
        if (!smm::orderRefusal(battle, stack, order))
            return order;
    }
    return std::nullopt;
}

/// The action of one order with the rotation, posture and screening of the other.
Order withAction(Order base, const Order& action) {
    base.attack = action.attack;
    base.shoot = action.shoot;
    base.edge = action.edge;
    base.flee = action.flee;
    base.move = action.move;
    base.advance = action.advance;
    base.disengage = action.disengage;
    base.hold = action.hold;
    return base;
}

} // namespace

GroupOrders::GroupOrders(RoundController& controller, CommandRegistry& commands)
    : QObject(&controller), m_controller(controller) {
    remember();
    addCommands(commands);
    connect(&controller.document(), &document::BattleDocument::changed, this, &GroupOrders::remember);
    connect(&controller.selection(), &Selection::groupChanged, &commands, &CommandRegistry::refresh);
}

GroupOrders::~GroupOrders() = default;

void GroupOrders::addCommands(CommandRegistry& commands) {
    const auto hasStack = [this] { return m_controller.selected() && !m_controller.choices().order; };
    commands.add({.id = QStringLiteral("attackNearest"),
                  .text = tr("Attack the neare&st"),
                  .shortcuts = {tr("Shift+A")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Game,
                  .toolTip = tr("The selected stacks attack or shoot whoever is nearest, or advance on them"),
                  .rule = battleRule(6),
                  .run = [this] { attackNearest(); },
                  .isEnabled = hasStack});
    commands.add({.id = QStringLiteral("repeatOrders"),
                  .text = tr("R&epeat last round's orders"),
                  .shortcuts = {tr("Shift+L")},
                  .scope = Command::Scope::Board,
                  .menu = Page::Menu::Game,
                  .run = [this] { repeatLast(); },
                  .isEnabled = [this, hasStack] { return hasStack() && !m_last.empty(); }});
}

bool GroupOrders::isGroup() const {
    return m_controller.selection().group().size() > 1;
}

/// Orders seen between rounds are for the coming round; when it has passed, the last ones were carried out.
void GroupOrders::remember() {
    const battle::Battle& battle = m_controller.battle();
    if (battle.running)
        return;
    const int round = battle::roundNumber(battle);
    if (round != std::exchange(m_round, round))
        m_last = std::exchange(m_orders, {});
    m_orders = *battle.orders;
}

bool GroupOrders::attack(const battle::StackId& target) {
    return giveEach([&](const battle::Stack& stack, const Order& base) {
        return against(m_controller.battle(), stack.id, base, target);
    });
}

bool GroupOrders::attackNearest() {
    return giveEach([&](const battle::Stack& stack, const Order& base) {
        const std::optional<Order> order = players::nearestOrder(m_controller.battle(), stack.id);
        return order ? std::optional(withAction(base, *order)) : std::nullopt;
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
    return giveEach([&](const battle::Stack& stack, const Order&) {
        const auto last = m_last.find(stack.id);
        return last == m_last.end() ? std::nullopt : std::optional(last->second);
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
        const smm::Why why = order ? smm::orderRefusal(battle, id, *order) : smm::Why();
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
