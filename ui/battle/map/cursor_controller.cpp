// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/cursor_controller.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/drag_controller.h"
#include "ui/battle/map/board_description.h"
#include "ui/battle/state/selection.h"
#include "ui/board/board_view.h"
#include "ui/widgets/window_request.h"

#include <algorithm>

namespace sf::ui {

void CursorController::moveTo(hex::Hex hex) {
    m_context.selection.setCursor(hex);
    m_context.panBy(m_context.camera.panToShow(hex));
    m_context.view.setCursorShown(true);
    showPlace(hex);
    m_drag.pointAt(hex);
}

void CursorController::select(const battle::StackPointer& stack) {
    m_context.selection.setStack(stack->id);
    m_context.view.showMessage(describeStack(m_context.battle(), *stack));
}

void CursorController::goToNextStack(int step, bool isOpposing) {
    const battle::Battle& battle = m_context.battle();
    const battle::StackPointer from = m_context.selected();
    const int side = from ? from->side : battle::sideToAct(battle).value_or(0);
    std::vector<battle::StackPointer> stacks; // one of each hex
    for (const battle::StackPointer& stack : battle.stacks) {
        const bool isWanted = isOpposing ? battle.areOpposed(side, stack->side) : stack->side == side;
        if (isWanted && stack->isOnMap() && stack != from &&
            std::ranges::find(stacks, stack->hex, &battle::Stack::hex) == stacks.end())
            stacks.push_back(stack);
    }
    if (stacks.empty())
        return m_context.view.announce(isOpposing ? tr("There are no opposing stacks on the map")
                                                  : tr("There are no other stacks of the side on the map"));
    const hex::Hex here = m_context.selection.cursor();
    const hex::Hex start = from ? from->hex : hex::Hex{};
    std::ranges::sort(stacks, [&](const auto& first, const auto& second) {
        const int near = from ? hex::distance(start, first->hex) : 0;
        const int far = from ? hex::distance(start, second->hex) : 0;
        return near != far ? near < far : hex::readsBefore(first->hex, second->hex);
    });
    const auto now = std::ranges::find(stacks, here, &battle::Stack::hex);
    const auto count = static_cast<int>(stacks.size());
    int next = step > 0 ? 0 : count - 1;
    if (now != stacks.end())
        next = (static_cast<int>(now - stacks.begin()) + step + count) % count;
    const battle::StackPointer& stack = stacks[static_cast<std::size_t>(next)];
    moveTo(stack->hex);
    text::Caption told = tr("%1, %2").arg(text::stackName(*stack), text::hexName(stack->hex));
    if (from)
        told.others.push_back(describeWay(battle, *from, stack->hex));
    m_context.view.announce(told);
}

void CursorController::announceWay() const {
    const battle::StackPointer stack = m_context.selected();
    m_context.view.announce(stack ? describeWay(m_context.battle(), *stack, m_context.selection.cursor())
                                  : tr("No stack is selected"));
}

bool CursorController::selectNextInHex(int step) {
    if (m_drag.isCarrying()) {
        m_drag.pointAtNext();
        return true;
    }
    const std::vector<battle::StackPointer> there = m_context.stacksAt(m_context.selection.cursor());
    const auto now = std::ranges::find(there, m_context.selected());
    const auto count = static_cast<int>(there.size());
    const int next =
        now == there.end() ? (step > 0 ? 0 : count - 1) : static_cast<int>(now - there.begin()) + step;
    if (next < 0 || next >= count)
        return false;
    select(there[static_cast<std::size_t>(next)]);
    return true;
}

void CursorController::selectNextStack(int step, int side) {
    std::vector<battle::StackPointer> stacks;
    for (const battle::StackPointer& stack : m_context.battle().stacks)
        if (stack->isOnMap() && (side < 0 || stack->side == side))
            stacks.push_back(stack);
    if (stacks.empty())
        return m_context.view.showMessage(tr("There are no stacks on the map"));
    std::ranges::stable_sort(stacks, [](const auto& first, const auto& second) {
        return hex::readsBefore(first->hex, second->hex);
    });
    const auto now = std::ranges::find(stacks, m_context.selected());
    const auto count = static_cast<int>(stacks.size());
    int next = step > 0 ? 0 : count - 1;
    if (now != stacks.end())
        next = (static_cast<int>(now - stacks.begin()) + step + count) % count;
    const battle::StackPointer& stack = stacks[static_cast<std::size_t>(next)];
    const bool isElsewhere = stack->hex != m_context.selection.cursor();
    m_context.selection.setStack(stack->id);
    moveTo(stack->hex);
    const QString text = describeStack(m_context.battle(), *stack);
    if (isElsewhere) // the cell says it
        m_context.view.showUnspoken(text);
    else
        m_context.view.showMessage(text);
}

void CursorController::updatePlace() {
    if (m_shown)
        showPlace(*m_shown);
}

void CursorController::showPlace(hex::Hex hex) {
    m_shown = hex;
    const QString zoom = tr("zoom %1 %").arg(qRound(m_context.camera.size() / Camera::standard * 100));
    if (!m_context.isOnMap(hex)) {
        ui::showPlace(m_context.view, zoom);
        return;
    }
    ui::showPlace(m_context.view,
                  tr("Hex %1 · %2 · %3")
                      .arg(text::hexName(hex), text::terrain(m_context.battle().map->terrain(hex)), zoom));
}

QString CursorController::positionText() const {
    return describeCell(m_context.battle(), m_context.selection.cursor());
}

void CursorController::announcePossibleMoves() const {
    const battle::StackPointer stack = m_context.selected();
    m_context.view.announce(stack ? describeMoves(m_context.battle(), *stack) : tr("No stack is selected"));
}

void CursorController::announceNeighbours() const {
    m_context.view.announce(describeNeighbours(m_context.battle(), m_context.selection.cursor()));
}

void CursorController::announceSides() const {
    m_context.view.announce(describeSides(m_context.battle()));
}

void CursorController::announceLastDice() const {
    const document::BattleDocument& document = m_context.document;
    if (document.isPlanning())
        return m_context.view.announce(tr("Assumed for your plan; no dice were rolled"));
    const QString dice = document::lastDiceText(document.log(), document.remembered());
    m_context.view.announce(dice.isEmpty() ? tr("No dice have been rolled yet") : dice);
}

void CursorController::announceLastAction() const {
    const QString last = m_context.document.undoText();
    m_context.view.announce(last.isEmpty() ? tr("Nothing has been done yet") : tr("Last: %1").arg(last));
}

} // namespace sf::ui
