// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_menu.h"

#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/round_controller.h"
#include "ui/battle/state/selection.h"
#include "ui/page/mnemonic.h"
#include "ui/style/icons.h"

#include <QCoreApplication>
#include <QMenu>

namespace sf::ui {
namespace {

struct OrderMenuText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::OrderMenuText)
};

/// The reason for a refusal, with its rule.
QString reason(const battle::Battle& battle, const battle::Refusal& refusal) {
    return text::caption(refusal, battle).text();
}

void addTarget(QMenu& menu, RoundController& controller, const smm::TargetChoice& choice,
               const smm::Why& why) {
    const bool shoots = choice.means == smm::Means::Shot;
    QString text =
        (shoots ? OrderMenuText::tr("Shoot at %1, over its %2") : OrderMenuText::tr("Attack %1 on its %2"))
            .arg(text::stackName(controller.battle(), choice.target), text::edge(choice.edge));
    if (why)
        text = OrderMenuText::tr("%1: %2").arg(text, reason(controller.battle(), *why));
    QAction* action = menu.addAction(lineIcon(QStringLiteral("attack")), withoutShortcut(text));
    action->setEnabled(!why);
    QObject::connect(action, &QAction::triggered, &controller,
                     [&controller, target = choice.target, means = choice.means] {
                         controller.orderAttack(target, means);
                     });
}

/// False if it may not advance on it.
bool addAdvance(QMenu& menu, RoundController& controller, const battle::Stack& stack,
                const battle::StackId& target) {
    smm::Order order = withoutAction(controller.orderOf(stack.id));
    order.advance = target;
    if (controller.choices().order || smm::orderRefusal(controller.battle(), stack.id, order))
        return false;
    QAction* action = menu.addAction(
        lineIcon(QStringLiteral("step")),
        withoutShortcut(
            OrderMenuText::tr("Advance on %1").arg(text::stackName(controller.battle(), target))));
    QObject::connect(action, &QAction::triggered, &controller,
                     [&controller, id = stack.id, order] { controller.give(id, order); });
    return true;
}

} // namespace

void addTargets(QMenu& menu, RoundController& controller) {
    const smm::Choices& choices = controller.choices();
    if (choices.order || choices.action)
        return;
    QMenu* targets = menu.addMenu(lineIcon(QStringLiteral("attack")), OrderMenuText::tr("&Attack"));
    for (const smm::TargetChoice& choice : choices.targets)
        if (!choice.why)
            addTarget(*targets, controller, choice, {});
    targets->menuAction()->setVisible(!targets->isEmpty());
}

bool addOrderItems(QMenu& menu, RoundController& controller, const battle::StackId& target) {
    const battle::StackPointer stack = controller.selected();
    const battle::StackPointer other = controller.battle().stacks.find(target);
    if (!stack || !other || stack->side == other->side)
        return false;
    const smm::Choices& choices = controller.choices();
    bool isNear = false;
    for (const smm::TargetChoice& choice : choices.targets)
        if (choice.target == target) {
            isNear = true;
            addTarget(menu, controller, choice, choice.why ? choice.why : choices.action);
        }
    if (!isNear && addAdvance(menu, controller, *stack, target))
        isNear = true;
    if (!isNear) {
        smm::Order order;
        order.attack = target;
        const smm::Why why =
            choices.order ? choices.order : smm::orderRefusal(controller.battle(), stack->id, order);
        QAction* none = menu.addAction(
            withoutShortcut(why ? reason(controller.battle(), *why) : OrderMenuText::tr("Out of reach")));
        none->setEnabled(false);
    }
    menu.addSeparator();
    QAction* select =
        menu.addAction(OrderMenuText::tr("Select %1").arg(withoutShortcut(text::stackName(*other))));
    QObject::connect(select, &QAction::triggered, &controller,
                     [&controller, target] { controller.selection().setStack(target); });
    return true;
}

} // namespace sf::ui
