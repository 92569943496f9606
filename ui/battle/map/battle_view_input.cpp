// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of the map.
// Declared in battle_view.h.
#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sf::ui {

// Tools
// ---------------------------------------------------------------------------------------------------------

BoardTool& BattleView::toolOf(Tool tool) {
    BoardTool* const tools[] = {&m_selectTool, &m_panTool, &m_terrainTool, &m_structureTool, &m_zoneTool};
    return *tools[static_cast<std::size_t>(tool)];
}

void BattleView::setTool(Tool tool) {
    if (m_tool == tool)
        return;
    if (tool != Tool::Select && tool != Tool::Pan && !mayEdit(m_context.document))
        return showMessage({tr("You can edit the map only on a board or in referee mode"), battleRule(1)});
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

void BattleView::setZoneSide(int side) {
    if (zoneSide() == side)
        return;
    m_zoneTool.setSide(side);
    if (m_tool == Tool::ZoneBrush)
        m_zoneTool.placeMarks();
    Q_EMIT zoneSideChanged(side);
}

void BattleView::paintArrival(const battle::StackId& stack, int round) {
    const int side = zoneSide();
    m_zoneTool.setArrival(stack, round);
    setTool(Tool::ZoneBrush);
    if (m_tool != Tool::ZoneBrush)
        return m_zoneTool.setSide(side);
    m_zoneTool.placeMarks();
    Q_EMIT zoneSideChanged(zoneSide());
    if (const battle::StackPointer found = m_context.battle().stacks.find(stack))
        showMessage({tr("Paint the hexes where %1 may arrive").arg(text::stackName(*found)), battleRule(9)});
}

void BattleView::cancel() {
    BoardTool* tool = std::exchange(m_pressedTool, nullptr);
    if (tool && tool->cancel())
        showMessage(tr("Cancelled, nothing has changed"));
    m_pickTool.cancel();
    m_drag.cancel();
}

void BattleView::pickHex(std::vector<hex::Hex> hexes, PickTool::Picked picked) {
    m_pickTool.stop();
    cancel();
    if (hexes.empty())
        return;
    currentTool().removeMarks();
    m_cursor.moveTo(hexes.front());
    m_pickTool.start(std::move(hexes), [this, picked = std::move(picked)](const auto& hex) {
        currentTool().placeMarks();
        updateMouseCursor();
        picked(hex);
    });
    setFocus();
    setCursorShown(true);
}

void BattleView::paste(std::shared_ptr<const PastedParts> stacks) {
    setTool(Tool::Select);
    cancel();
    setFocus();
    const bool isAtPointer = m_isPointedAt && !isCursorShown();
    if (!m_drag.pickUp({{}, {}, std::move(stacks)},
                       isAtPointer ? DragController::Way::Pointer : DragController::Way::Cursor))
        return;
    if (isAtPointer)
        m_drag.hover(m_pointer, false);
    else
        m_cursor.moveTo(m_context.selection.cursor());
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
    updatePointed();
    m_pressedTool->mousePressed(m_pointer);
}

void BattleView::mouseMoveEvent(QMouseEvent* event) {
    const hex::Hex before = layout().at(std::exchange(m_pointer, event->position()));
    m_isPointedAt = true;
    if (m_pressedTool)
        m_pressedTool->mouseMoved(m_pointer, event->modifiers());
    else
        currentTool().hovered(m_pointer);
    updateMouseCursor();
    updatePointed();
    // A map dragged with the mouse stays under the pointer.
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
    updatePointed();
}

void BattleView::updateMouseCursor() {
    if (!isBusy() || m_pickTool.isBusy())
        setCursor((m_isSpaceHeld ? m_panTool : currentTool()).cursorShape(m_pointer));
}

void BattleView::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    if (std::abs(turned.x()) > std::abs(turned.y())) // a sideways wheel, or a swipe
        m_context.panBy({event->pixelDelta().isNull() ? turned.x() / 2 : event->pixelDelta().x(), 0});
    else
        zoomTo(hexSize() * std::pow(1.25, turned.y() / 120.0), event->position());
    event->accept();
}

void BattleView::leaveEvent(QEvent* /*event*/) {
    m_isPointedAt = false;
    updatePointed();
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
    // A right click on an opponent offers the selected stack's actions on it before selecting it.
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

BoardKeys BattleView::describingKeys() {
    const BattleMode& mode = battleMode(m_context.battle());
    return {
        {tr("O"), tr("describe what is here"), {{Qt::Key_O, [this] { announcePosition(); }}}},
        {tr("M"),
         tr("announce where the stack can go"),
         {{Qt::Key_M, [this] { m_cursor.announcePossibleMoves(); }}}},
        {tr("X"), mode.neighboursHint(), {{Qt::Key_X, [this] { m_cursor.announceNeighbours(); }}}},
        {tr("Y"), tr("describe the row of hexes"), {{Qt::Key_Y, [this] { announceRow(); }}}},
        {tr("D"),
         tr("announce the distance to the selected stack, and what it can do here"),
         {{Qt::Key_D, [this] { m_cursor.announceWay(); }}}},
        {tr("E, Shift+E"),
         tr("go to the next, the previous opposing stack; the selection stays"),
         {{Qt::Key_E, [this] { m_cursor.goToNextStack(1, true); }},
          {Qt::SHIFT | Qt::Key_E, [this] { m_cursor.goToNextStack(-1, true); }}}},
        {tr("S, Shift+S"),
         tr("the same with the other stacks of the side"),
         {{Qt::Key_S, [this] { m_cursor.goToNextStack(1, false); }},
          {Qt::SHIFT | Qt::Key_S, [this] { m_cursor.goToNextStack(-1, false); }}}},
        {tr("T"), tr("list the sides"), {{Qt::Key_T, [this] { m_cursor.announceSides(); }}}},
        {tr("L"), tr("repeat the last action"), {{Qt::Key_L, [this] { m_cursor.announceLastAction(); }}}},
        {tr("V"),
         tr("announce the dice of the last fight"),
         {{Qt::Key_V, [this] { m_cursor.announceLastDice(); }}}},
    };
}

BoardKeys BattleView::keys() {
    const auto selectOf = [this](int side) {
        return [this, side] {
            if (m_tool != Tool::ZoneBrush)
                m_cursor.selectNextStack(1, side);
            else if (side < static_cast<int>(m_context.battle().sides.size()))
                setZoneSide(side);
        };
    };
    const BattleMode& mode = battleMode(m_context.battle());
    BoardKeys keys{{tr("Arrows"), tr("move the board cursor by a hex")},
                   {tr("Enter"), tr("select the stack here, then pick it up; drop, paint or build")},
                   {tr("Shift+Enter, Shift+click"), tr("add the stack here to the selection, or remove it")},
                   {tr("Shift and drag"), tr("from open ground: select all stacks in a rectangle")},
                   {tr("Tab"), tr("next stack in the hex; next stack to drop on")},
                   {tr("Escape"), tr("cancel carrying, rotating or painting")}};
    std::ranges::move(describingKeys(), std::back_inserter(keys));
    keys.insert(keys.end(),
                {{tr("I"), tr("type an order"), {{Qt::Key_I, [this] { m_stacks.askForOrder(); }}}},
                 {tr("?"), tr("list these keys")},
                 {tr("N, P"),
                  tr("select the next, the previous stack"),
                  {{Qt::Key_N, [this] { m_cursor.selectNextStack(1); }},
                   {Qt::Key_P, [this] { m_cursor.selectNextStack(-1); }},
                   {Qt::Key_Period, [this] { m_cursor.selectNextStack(1); }},
                   {Qt::Key_Comma, [this] { m_cursor.selectNextStack(-1); }}}},
                 {tr("0 to 9"), tr("with the terrain brush, choose the terrain"), terrainKeys()},
                 {tr("1 to 4"),
                  tr("select the next stack of that side; with the zone brush, paint its zone"),
                  {{Qt::Key_1, selectOf(0)},
                   {Qt::Key_2, selectOf(1)},
                   {Qt::Key_3, selectOf(2)},
                   {Qt::Key_4, selectOf(3)}}}});
    if (mode.hasFacings())
        keys.push_back({tr("R, Shift+R"),
                        tr("rotate the selected stack right, left"),
                        {{Qt::Key_R, [this] { m_stacks.rotateSelected(1); }},
                         {Qt::SHIFT | Qt::Key_R, [this] { m_stacks.rotateSelected(-1); }}}});
    std::ranges::move(mode.boardKeys(*this), std::back_inserter(keys));
    keys.push_back({tr("G"),
                    tr("pick up the selected stack to merge it with a neighbour"),
                    {{Qt::Key_G, [this] { m_stacks.startMerge(); }}}});
    std::ranges::move(cameraKeys(), std::back_inserter(keys));
    return keys;
}

/// None without the terrain brush, so that the digits do what they do elsewhere.
std::vector<BoardKey::Binding> BattleView::terrainKeys() {
    std::vector<BoardKey::Binding> bindings;
    if (m_tool != Tool::TerrainBrush)
        return bindings;
    for (int i = 0; i < battle::terrainCount; ++i)
        bindings.push_back({static_cast<Qt::Key>(Qt::Key_0 + (i + 1) % 10), [this, i] {
                                setBrush(QString::fromUtf8(battle::key(static_cast<battle::Terrain>(i))));
                            }});
    return bindings;
}

BoardKeys BattleView::cameraKeys() {
    return {{tr("+, −, 0"),
             tr("zoom in, zoom out, fit the map"),
             {{Qt::Key_Plus, [this] { zoomIn(); }},
              {Qt::Key_Equal, [this] { zoomIn(); }},
              {Qt::Key_Minus, [this] { zoomOut(); }},
              {Qt::Key_0, [this] { fit(); }}}},
            {tr("Mouse wheel"), tr("zoom to the pointer")},
            {tr("Space and drag"), tr("move the map, like the middle button")}};
}

bool BattleView::handleKey(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) {
        const bool wasBusy = isBusy();
        cancel();
        return wasBusy;
    }
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (event.modifiers().testFlag(Qt::ShiftModifier) && !m_drag.isCarrying())
            addToGroup();
        else
            activate();
        return true;
    }
    if (event.key() == Qt::Key_Space && !event.isAutoRepeat()) {
        setSpaceHeld(true);
        return true;
    }
    return runBoardKey(keys(), event);
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

/// Adds the stack under the cursor, or in a heap the next one.
void BattleView::addToGroup() {
    setCursorShown(true);
    const std::vector<battle::StackPointer> there = m_context.stacksAt(m_context.selection.cursor());
    const auto& group = m_context.selection.group();
    const auto next = std::ranges::find_if(there, [&](const battle::StackPointer& stack) {
        return std::ranges::find(group, stack->id) == group.end();
    });
    if (!there.empty())
        m_selectTool.toggle(next == there.end() ? there.back() : *next);
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
