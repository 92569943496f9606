// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_menu.h"

#include "core/text/rule_words.h"
#include "core/text/words.h"
#include "ui/battle/smm/rounds/order_words.h"
#include "ui/battle/smm/rounds/round_desk.h"
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

/// Why something is not possible, with its rule.
QString reason(const battle::Battle& battle, const battle::Refusal& refusal) {
    return text::withRule(text::refusal(refusal, battle), refusal.rule);
}

void addTarget(QMenu& menu, RoundDesk& desk, const smm::TargetChoice& choice, const smm::Why& why) {
    const bool shoots = choice.means == smm::Means::Shot;
    QString text =
        (shoots ? OrderMenuText::tr("Shoot at %1, over its %2") : OrderMenuText::tr("Attack %1 on its %2"))
            .arg(stackNameOf(desk.battle(), choice.target), text::edge(choice.edge));
    if (why)
        text = OrderMenuText::tr("%1: %2").arg(text, reason(desk.battle(), *why));
    QAction* action = menu.addAction(lineIcon(QStringLiteral("attack")), withoutShortcut(text));
    action->setEnabled(!why);
    QObject::connect(
        action, &QAction::triggered, &desk,
        [&desk, target = choice.target, means = choice.means] { desk.orderAttack(target, means); });
}

} // namespace

bool addOrderItems(QMenu& menu, RoundDesk& desk, const battle::StackId& target) {
    const battle::StackPointer stack = desk.selected();
    const battle::StackPointer other = desk.battle().stacks.find(target);
    if (!stack || !other || stack->side == other->side)
        return false;
    const smm::Choices& choices = desk.choices();
    bool isNear = false;
    for (const smm::TargetChoice& choice : choices.targets)
        if (choice.target == target) {
            isNear = true;
            addTarget(menu, desk, choice, choice.why ? choice.why : choices.action);
        }
    if (!isNear) {
        battle::Order order;
        order.attack = target;
        const smm::Why why =
            choices.order ? choices.order : smm::orderRefusal(desk.battle(), stack->id, order);
        QAction* none = menu.addAction(
            withoutShortcut(why ? reason(desk.battle(), *why) : OrderMenuText::tr("Out of reach")));
        none->setEnabled(false);
    }
    menu.addSeparator();
    QAction* select =
        menu.addAction(OrderMenuText::tr("Select %1").arg(withoutShortcut(text::stackName(*other))));
    QObject::connect(select, &QAction::triggered, &desk,
                     [&desk, target] { desk.selection().setStack(target); });
    return true;
}

} // namespace sf::ui
