// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/stack_controller.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/systems/battle_systems.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "ui/battle/drag/drag_controller.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/map/cursor_controller.h"
#include "ui/battle/map/stack_menu.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/mode/typed_order.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/board/input_line.h"
#include "ui/forms/removal_question.h"

#include <algorithm>

namespace sf::ui {

StackController::StackController(BattleView& view, BoardContext& context, DragController& drag,
                                 CursorController& cursor)
    : m_view(view), m_context(context), m_document(context.document), m_drag(drag), m_cursor(cursor) {}

/// Announces it if no stack is selected.
battle::StackPointer StackController::selected() const {
    battle::StackPointer stack = m_context.selected();
    if (!stack)
        m_view.showMessage(tr("No stack is selected"));
    return stack;
}

/// Says who acts instead of people. False if nobody does.
bool StackController::sayAwaited() const {
    const QString text = m_document.awaited().text;
    if (!text.isEmpty())
        m_view.showMessage(text);
    return !text.isEmpty();
}

/// False if the stack can now rotate only by an order.
bool StackController::rotate(const battle::Stack& stack, int steps) {
    const auto refusal = m_document.perform(battle::RotateStack{stack.id, steps}).refusal;
    if (refusal && m_context.isByOrder(*refusal))
        return false;
    m_view.showMessage(refusal ? m_context.caption(*refusal)
                               : text::Caption(tr("%1 now facing %2")
                                                   .arg(text::stackName(stack),
                                                        text::direction(hex::rotated(stack.facing, steps))),
                                               m_context.rule(battle::Topic::Rotation)));
    return true;
}

void StackController::rotateSelected(int steps) {
    const battle::StackPointer stack = selected();
    if (stack && !rotate(*stack, steps))
        Q_EMIT rotationAsked(steps);
}

void StackController::rotateTo(const battle::Stack& stack, int steps) {
    if (steps == 0 || !rotate(stack, steps))
        Q_EMIT rotationTold(steps);
}

void StackController::startMove() {
    const battle::StackPointer stack = selected();
    if (!stack || sayAwaited())
        return;
    m_view.setTool(BattleView::Tool::Select);
    m_view.setFocus();
    m_drag.pickUp({stack->id, {}}, DragController::Way::Cursor);
    m_cursor.moveTo(stack->hex);
    m_view.showMessage(tr("%1 picked up, Move %2. Click a hex or press Enter to drop it, Escape to cancel")
                           .arg(text::stackName(*stack), text::figure(m_drag.adviser().reach().move())));
}

void StackController::startMerge() {
    startMove();
    if (!m_drag.isCarrying())
        return;
    const std::vector<battle::StackId> partners = m_drag.adviser().mergePartners();
    if (partners.empty()) {
        m_view.cancel();
        return m_view.showMessage(
            {tr("Not allowed: there is no stack to merge with in this hex or next to it"),
             m_context.rule(battle::Topic::Stacks)});
    }
    const battle::StackPointer partner = m_context.battle().stacks.find(partners.front());
    m_cursor.moveTo(partner->hex);
    m_drag.pointAt(partner->hex, partner->id);
}

void StackController::attackAtCursor() {
    const battle::StackPointer stack = selected();
    if (!stack)
        return;
    const auto& forecast = m_context.selection.forecastTarget();
    const battle::StackPointer shown = forecast ? m_context.battle().stacks.find(*forecast) : nullptr;
    if (shown && shown->side != stack->side && shown->isAlive())
        return Q_EMIT attackAsked(shown->id);
    const hex::Hex hex = m_context.selection.cursor();
    std::vector<battle::StackPointer> enemies = m_context.stacksAt(hex);
    std::erase_if(enemies, [&](const battle::StackPointer& other) {
        return other->side == stack->side || other->living() == 0;
    });
    if (enemies.empty())
        return m_view.announce(tr("There is no opposing stack on %1. Move the cursor to the one to attack")
                                   .arg(text::hexName(hex)));
    chooseEnemy(enemies);
}

void StackController::chooseEnemy(const std::vector<battle::StackPointer>& enemies) {
    if (enemies.size() == 1)
        return Q_EMIT attackAsked(enemies.front()->id);
    showStackMenu(m_context, enemies, [this](const battle::StackId& enemy) { Q_EMIT attackAsked(enemy); });
    m_view.showMessage(tr("Choose the stack to attack"));
}

void StackController::fleeToCursor() {
    if (selected())
        Q_EMIT flightAsked(m_context.selection.cursor());
}

void StackController::setPosture(battle::Posture posture) {
    const battle::StackPointer stack = selected();
    if (!stack)
        return;
    const auto refusal = m_document.perform(battle::SetPosture{stack->id, posture}).refusal;
    if (refusal && m_context.isByOrder(*refusal))
        return Q_EMIT postureAsked(posture);
    m_view.showMessage(refusal
                           ? m_context.caption(*refusal)
                           : text::Caption(tr("%1: %2").arg(text::stackName(*stack), text::posture(posture)),
                                           battleMode(m_context.battle()).stackRule()));
}

bool StackController::mayRotateSelected() const {
    const battle::StackPointer stack = m_context.selected();
    return stack && m_context.mayRotate(*stack);
}

bool StackController::mayTakePosture(battle::Posture posture) const {
    const battle::StackPointer stack = m_context.selected();
    if (!stack)
        return false;
    const battle::Outcome outcome = m_document.check(battle::SetPosture{stack->id, posture});
    const auto* refusal = std::get_if<battle::Refusal>(&outcome);
    if (!refusal)
        return true;
    const battle::Battle& battle = m_context.battle();
    return m_context.isByOrder(*refusal) && mayActFor(m_document, stack->side) &&
           battleMode(battle).mayOrderPosture(battle, stack->id, posture);
}

std::optional<battle::Posture> StackController::plannedPosture() const {
    const battle::StackPointer stack = m_context.selected();
    if (!stack)
        return std::nullopt;
    const battle::Battle& battle = m_context.battle();
    const auto ordered = battleMode(battle).orderedPosture(battle, stack->id);
    const battle::Posture posture = battle::systemOf(battle.rules).postureOf(*stack);
    return mayActFor(m_document, stack->side) ? ordered.value_or(posture) : posture;
}

bool StackController::mayMergeSelected() const {
    const battle::StackPointer stack = m_context.selected();
    return stack && std::ranges::any_of(m_context.battle().stacks, [&](const battle::StackPointer& other) {
               return other->id != stack->id && other->side == stack->side && other->isOnMap() &&
                      hex::touching(other->hex, stack->hex) &&
                      std::holds_alternative<battle::Changes>(
                          m_document.check(battle::MergeStacks{stack->id, other->id}));
           });
}

void StackController::askForOrder() {
    if (sayAwaited())
        return;
    if (m_orderLine && m_orderLine->isOpen())
        m_orderLine->resume();
    else
        m_orderLine = new InputLine(
            m_view, tr("Order"), QString(), [this](const QString& text) { return carryOut(text); },
            tr("For example: %1").arg(orderForms(battleMode(m_document.battle()))));
    m_view.showMessage(tr("Type an order; Escape cancels"));
}

/// False if the order isn't understood or is refused.
bool StackController::carryOut(const QString& text) {
    if (sayAwaited())
        return false;
    const TypedOrder order =
        readOrder(text, m_document, m_context.selection.stack(), m_context.isFreelyPlaced());
    if (!order.error.isEmpty()) {
        m_view.announce(order.error);
        return false;
    }
    const bool removes = !order.give && std::holds_alternative<battle::RemoveStack>(order.actions.front());
    if (removes && !mayRemove(order.text, m_document.removals(order.actions), m_view))
        return false;
    auto refusal = order.give ? order.give(m_document) : m_document.perform(order.actions.front()).refusal;
    if (const auto* move =
            refusal || order.give ? nullptr : std::get_if<battle::MoveStack>(&order.actions.front()))
        refusal = battleMode(m_document.battle()).cancelAction(m_document, move->stack);
    if (refusal) {
        m_view.announce(m_context.caption(*refusal));
        return false;
    }
    m_view.showMessage(tr("Done: %1").arg(order.text));
    return true;
}

} // namespace sf::ui

#include "moc_stack_controller.cpp"
