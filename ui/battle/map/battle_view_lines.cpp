// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/map/battle_view_parts.h"
#include "ui/battle/map/board_words.h"
#include "ui/battle/smm/rounds/typed_order.h"
#include "ui/battle/state/selection.h"
#include "ui/board/input_line.h"
#include "ui/page/named_action.h"

#include <QMenu>

namespace sf::ui {

namespace {

/// Gives the order; why not where it is not possible.
std::optional<battle::Refusal> refusalOf(document::BattleDocument& document, const smm::GiveOrders& given) {
    const auto problem = document.perform(smm::RoundAction(given));
    const auto* refusal = problem ? std::get_if<smm::OrderRefusal>(&*problem) : nullptr;
    return refusal ? std::optional(refusal->refusal) : std::nullopt;
}

} // namespace

void BattleView::askForOrder() {
    const auto carryOut = [this](const QString& text) {
        const TypedOrder order = readOrder(text, document(), selection().stack(), m->context.freePlacement);
        if (!order.error.isEmpty()) {
            announce(order.error);
            return false;
        }
        if (const auto refusal = order.given ? refusalOf(document(), *order.given)
                                             : document().perform(order.actions.front())) {
            announce(m->context.sentence(*refusal));
            return false;
        }
        showMessage(tr("Done: %1").arg(order.text));
        return true;
    };
    if (m->orderLine && m->orderLine->isOpen())
        m->orderLine->resume();
    else
        m->orderLine =
            new InputLine(*this, tr("Order"), QString(), carryOut, tr("For example: %1").arg(orderForms()));
    showMessage(tr("Type an order; Escape cancels"));
}

/// Names the structure of the hex; an empty name removes it.
void BattleView::Parts::placeStructure(hex::Hex hex) {
    const battle::Structure* there = context.battle().map->structureAt(hex);
    const battle::StructureId id = there ? there->id : context.document.freshStructureId();
    const bool isNew = !there;
    const QString name = there ? QString::fromStdString(there->name) : BattleView::tr("Gate");
    delete nameLine;
    nameLine = new InputLine(
        view, BattleView::tr("Structure on %1").arg(text::hexName(hex)), name,
        [=, this](const QString& text) {
            if (text.trimmed().isEmpty() && isNew) {
                view.showMessage(BattleView::tr("Nothing has changed"));
                return true;
            }
            battle::Structure structure;
            if (const battle::Structure* old = context.battle().map->find(id))
                structure = *old;
            structure.id = id;
            structure.name = text.trimmed().toStdString();
            structure.hex = hex;
            const bool isRemoved = structure.name.empty();
            const auto refusal = isRemoved ? context.document.perform(battle::RemoveStructure{id})
                                           : context.document.perform(battle::PutStructure{structure});
            if (refusal)
                view.announce(context.sentence(*refusal));
            else
                view.announce(isRemoved
                                  ? BattleView::tr("The structure on %1 is removed").arg(text::hexName(hex))
                                  : BattleView::tr("%1 is on %2").arg(text.trimmed(), text::hexName(hex)));
            return !refusal;
        });
    nameLine->setAcceptedOnFocusLoss();
    view.showMessage(BattleView::tr("Type the structure's name; an empty name removes it"));
}

/// Several stacks: a menu to choose from, with the first one marked for Enter.
void BattleView::Parts::listStacks(const std::vector<battle::StackPointer>& stacks,
                                   const std::function<void(const battle::StackId&)>& choose) {
    auto* menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const battle::StackPointer& stack : stacks) {
        QAction* action = menu->addAction(withoutShortcut(describeStack(context.battle(), *stack)));
        QObject::connect(action, &QAction::triggered, &view, [choose, id = stack->id] { choose(id); });
    }
    menu->setActiveAction(menu->actions().front());
    menu->popup(view.mapToGlobal(context.layout().centre(stacks.front()->hex).toPoint()));
}

} // namespace sf::ui
