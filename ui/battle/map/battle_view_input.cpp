// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys of the map.
#include "core/document/battle/battle_document.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/state/selection.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace sf::ui {
namespace {

/// A key without modifiers, or with Shift where `shift` says so, and what it does.
struct Binding {
    int key;
    bool shift;
    void (*act)(BattleView&);
};
const std::vector<Binding>& bindings() {
    static const std::vector<Binding> list{
        {Qt::Key_R, false, [](BattleView& view) { view.stacks().rotateSelected(1); }},
        {Qt::Key_R, true, [](BattleView& view) { view.stacks().rotateSelected(-1); }},
        {Qt::Key_O, false, [](BattleView& view) { view.announcePosition(); }},
        {Qt::Key_M, false, [](BattleView& view) { view.boardCursor().announcePossibleMoves(); }},
        {Qt::Key_X, false, [](BattleView& view) { view.boardCursor().announceNeighbours(); }},
        {Qt::Key_T, false, [](BattleView& view) { view.boardCursor().announceSides(); }},
        {Qt::Key_L, false, [](BattleView& view) { view.boardCursor().announceLastAction(); }},
        {Qt::Key_A, false, [](BattleView& view) { view.stacks().attackAtCursor(); }},
        {Qt::Key_F, false, [](BattleView& view) { view.stacks().fleeToCursor(); }},
        {Qt::Key_H, false, [](BattleView& view) { Q_EMIT view.stacks().holdAsked(); }},
        {Qt::Key_G, false, [](BattleView& view) { view.stacks().startMerge(); }},
        {Qt::Key_I, false, [](BattleView& view) { view.stacks().askForOrder(); }},
        {Qt::Key_N, false, [](BattleView& view) { view.boardCursor().selectNextStack(1); }},
        {Qt::Key_P, false, [](BattleView& view) { view.boardCursor().selectNextStack(-1); }},
        {Qt::Key_Period, false, [](BattleView& view) { view.boardCursor().selectNextStack(1); }},
        {Qt::Key_Comma, false, [](BattleView& view) { view.boardCursor().selectNextStack(-1); }},
        {Qt::Key_1, false, [](BattleView& view) { view.boardCursor().selectNextStack(1, 0); }},
        {Qt::Key_2, false, [](BattleView& view) { view.boardCursor().selectNextStack(1, 1); }},
        {Qt::Key_3, false, [](BattleView& view) { view.boardCursor().selectNextStack(1, 2); }},
        {Qt::Key_4, false, [](BattleView& view) { view.boardCursor().selectNextStack(1, 3); }},
        {Qt::Key_Plus, false, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Plus, true, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Equal, false, [](BattleView& view) { view.zoomIn(); }},
        {Qt::Key_Minus, false, [](BattleView& view) { view.zoomOut(); }},
        {Qt::Key_0, false, [](BattleView& view) { view.fit(); }},
        {Qt::Key_Question, false, [](BattleView& view) { Q_EMIT view.keysAsked(); }},
        {Qt::Key_Question, true, [](BattleView& view) { Q_EMIT view.keysAsked(); }},
        {Qt::Key_F2, false, [](BattleView& view) { view.stacks().renameSelected(); }},
        {Qt::Key_Delete, false, [](BattleView& view) { view.stacks().removeSelected(); }},
    };
    return list;
}

} // namespace

// Tools
// ---------------------------------------------------------------------------------------------------------

BoardTool& BattleView::toolOf(Tool tool) {
    BoardTool* const tools[] = {&m_selectTool, &m_panTool, &m_terrainTool, &m_structureTool};
    return *tools[static_cast<std::size_t>(tool)];
}

void BattleView::setTool(Tool tool) {
    if (m_tool == tool)
        return;
    cancel();
    currentTool().removeMarks();
    m_tool = tool;
    currentTool().placeMarks();
    updateMouseCursor();
    Q_EMIT toolChanged(tool);
}

void BattleView::setBrush(const QString& terrain) {
    if (brush() == terrain)
        return;
    m_terrainTool.setTerrain(terrain);
    Q_EMIT brushChanged(terrain);
}

void BattleView::cancel() {
    BoardTool* tool = std::exchange(m_pressedTool, nullptr);
    if (tool && tool->cancel())
        showMessage(tr("Cancelled, nothing has changed"));
    m_drag.cancel();
}

void BattleView::activate() {
    if (m_drag.isCarrying()) {
        m_drag.drop();
        return;
    }
    setCursorShown(true);
    const hex::Hex hex = m_context.selection.cursor();
    if (!currentTool().activated(hex))
        m_selectTool.activated(hex);
}

// The mouse
// ---------------------------------------------------------------------------------------------------------

void BattleView::mousePressEvent(QMouseEvent* event) {
    m_pointer = event->position();
    setCursorShown(false);
    const bool isLeft = event->button() == Qt::LeftButton;
    if (m_pressedTool || (!isLeft && event->button() != Qt::MiddleButton))
        return;
    m_pressedTool = isLeft && !m_isSpaceHeld ? &currentTool() : &m_panTool;
    m_pressedButton = event->button();
    m_pressedTool->mousePressed(m_pointer);
}

void BattleView::mouseMoveEvent(QMouseEvent* event) {
    const hex::Hex before = layout().at(std::exchange(m_pointer, event->position()));
    if (m_pressedTool)
        m_pressedTool->mouseMoved(m_pointer, event->modifiers());
    else
        currentTool().hovered(m_pointer);
    updateMouseCursor();
    // A map that moves with the mouse stays under the pointer.
    if (const hex::Hex now = layout().at(m_pointer); now != before || !m_pressedTool)
        m_cursor.showPlace(now);
}

void BattleView::mouseReleaseEvent(QMouseEvent* event) {
    m_pointer = event->position();
    if (!m_pressedTool || event->button() != m_pressedButton)
        return;
    std::exchange(m_pressedTool, nullptr)->mouseReleased(m_pointer, event->modifiers());
    m_cursor.showPlace(layout().at(m_pointer)); // its terrain may have changed
    updateMouseCursor();
}

void BattleView::updateMouseCursor() {
    if (!isBusy())
        setCursor((m_isSpaceHeld ? m_panTool : currentTool()).cursorShape(m_pointer));
}

void BattleView::wheelEvent(QWheelEvent* event) {
    const int turn = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    zoomTo(hexSize() * std::pow(1.25, turn / 120.0), event->position());
    event->accept();
}

void BattleView::leaveEvent(QEvent* /*event*/) {
    m_context.selection.setHovered(std::nullopt);
}

void BattleView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard)
        return openContextMenu();
    if (isBusy())
        return cancel();
    cancel();
    const battle::StackPointer stack = m_context.meantAt(event->pos());
    const hex::Hex hex = layout().at(event->pos());
    if (m_context.isOnMap(hex))
        m_context.selection.setCursor(hex);
    // The menu offers what the selected stack may do to an opposing one before that one is selected.
    const battle::StackPointer selected = m_context.selected();
    if (!stack || !selected || stack->side == selected->side)
        m_context.selection.setStack(stack ? std::optional(stack->id) : std::nullopt);
    Q_EMIT contextMenuRequested(event->globalPos(), stack ? stack->id : battle::StackId());
}

void BattleView::openContextMenu() {
    cancel();
    const battle::StackPointer stack = m_context.selected();
    const hex::Hex hex = stack ? stack->hex : m_context.selection.cursor();
    const QPoint point = layout().centre(hex).toPoint();
    Q_EMIT contextMenuRequested(mapToGlobal(point), stack ? stack->id : battle::StackId());
}

void BattleView::dragEnterEvent(QDragEnterEvent* event) {
    cancel();
    m_drag.enter(*event);
}

void BattleView::dragMoveEvent(QDragMoveEvent* event) {
    m_pointer = event->position();
    m_cursor.showPlace(layout().at(m_pointer));
    m_drag.move(*event);
}

void BattleView::dragLeaveEvent(QDragLeaveEvent* /*event*/) {
    m_drag.leave();
}

void BattleView::dropEvent(QDropEvent* event) {
    m_drag.drop(*event);
}

// The keyboard
// ---------------------------------------------------------------------------------------------------------

bool BattleView::handleKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) {
        const bool wasBusy = isBusy();
        cancel();
        return wasBusy;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        activate();
        return true;
    }
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat()) {
        setSpaceHeld(true);
        return true;
    }
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const auto binding = std::ranges::find_if(bindings(), [&](const Binding& candidate) {
        return candidate.key == event.key() && candidate.shift == shift;
    });
    if (binding == bindings().end())
        return false;
    binding->act(*this);
    return true;
}

void BattleView::keyPressEvent(QKeyEvent* event) {
    if (!moveCursorByKey(*event) && !handleKey(*event))
        BoardView::keyPressEvent(event);
}

void BattleView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        setSpaceHeld(false);
    else
        BoardView::keyReleaseEvent(event);
}

void BattleView::setSpaceHeld(bool held) {
    m_isSpaceHeld = held;
    updateMouseCursor();
}

bool BattleView::event(QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isBack = key == Qt::Key_Backtab;
        if ((key == Qt::Key_Tab || isBack) && m_cursor.selectNextInHex(isBack ? -1 : 1))
            return true;
    }
    return BoardView::event(event);
}

void BattleView::focusInEvent(QFocusEvent* event) {
    BoardView::focusInEvent(event);
    placeOverlay();
}

void BattleView::focusOutEvent(QFocusEvent* /*event*/) {
    m_isSpaceHeld = false;
    placeOverlay();
}

} // namespace sf::ui
