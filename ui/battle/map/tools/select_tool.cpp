// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/select_tool.h"

#include "core/document/battle/battle_document.h"
#include "ui/battle/drag/drag_controller.h"
#include "ui/battle/map/board_description.h"
#include "ui/battle/map/cursor_controller.h"
#include "ui/battle/map/stack_controller.h"
#include "ui/battle/map/stack_menu.h"
#include "ui/battle/map/tools/pan_tool.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/state/turn.h"
#include "ui/board/board_view.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/paint/pieces/square_painter.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;
constexpr double handleRadius = 14;
constexpr std::size_t heapSize = 4; ///< if a hex has more stacks, a menu lists them

struct SelectToolText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::SelectToolText)
};

double distanceOf(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

void SelectTool::mousePressed(QPointF point) {
    m_pressed = point;
    m_state = State::Pressed;
    if (m_drag.isCarrying() || !isOnHandle(point))
        return;
    m_state = State::Rotating;
    m_rotation.emplace(m_context, m_context.selected());
}

void SelectTool::mouseMoved(QPointF point, Qt::KeyboardModifiers modifiers) {
    const bool isFar = distanceOf(m_pressed, point) >= QApplication::startDragDistance();
    if (m_state == State::Rotating)
        m_rotation->move(point);
    else if (m_state == State::Dragging)
        m_drag.drag(point, modifiers);
    else if (m_state == State::Panning)
        m_pan.mouseMoved(point, modifiers);
    else if (m_state == State::Banding)
        placeBand(point);
    else if (m_drag.isCarrying())
        hovered(point); // a slight movement during a click still drops
    else if (isFar)
        startDrag(point, modifiers);
}

void SelectTool::mouseReleased(QPointF point, Qt::KeyboardModifiers modifiers) {
    const State state = std::exchange(m_state, State::Idle);
    if (state == State::Rotating)
        finishRotation();
    else if (state == State::Dragging)
        m_drag.endDrag(point);
    else if (state == State::Panning)
        m_pan.mouseReleased(point, modifiers);
    else if (state == State::Banding)
        finishBand(point);
    else if (state == State::Pressed)
        click(point, modifiers);
    placeMarks();
}

bool SelectTool::cancel() {
    const State state = std::exchange(m_state, State::Idle);
    m_rotation.reset();
    m_pan.cancel();
    m_context.overlay.clear(Slot::Band);
    placeMarks();
    return state == State::Rotating || state == State::Banding;
}

/// Drags a stack, or the map on open ground.
void SelectTool::startDrag(QPointF point, Qt::KeyboardModifiers modifiers) {
    if (const battle::StackPointer stack = m_context.meantAt(m_pressed)) {
        m_state = State::Dragging;
        m_context.selection.setHovered(std::nullopt);
        // What the docks say is about the stack that is dragged.
        if (std::ranges::count(m_context.selection.chosen(), stack->id) == 0)
            m_context.selection.setStack(stack->id);
        m_drag.startDrag(*stack, m_pressed);
    } else if (modifiers.testFlag(Qt::ShiftModifier)) {
        m_state = State::Banding;
    } else {
        m_state = State::Panning;
        m_pan.mousePressed(m_pressed);
    }
    mouseMoved(point, modifiers);
}

void SelectTool::finishRotation() {
    const battle::StackPointer stack = m_rotation->stack();
    const int steps = m_rotation->steps();
    const bool isUnchanged = m_rotation->isUnchanged();
    m_rotation.reset();
    if (!isUnchanged)
        m_stacks.rotateTo(*stack, steps);
}

// Several stacks at once
// ---------------------------------------------------------------------------------------------------------

void SelectTool::placeBand(QPointF point) {
    const QRectF band = QRectF(m_pressed, point).normalized();
    m_context.overlay.put(Slot::Band, around(band, 3), [this, band](QPainter& painter) {
        const paint::Theme& theme = m_context.theme();
        QColor fill = theme.selected;
        fill.setAlphaF(0.15F);
        painter.fillRect(band, fill);
        painter.setPen(QPen(theme.selectedCasing, 3));
        painter.drawRect(band);
        painter.setPen(QPen(theme.selected, 1.5, Qt::DashLine));
        painter.drawRect(band);
    });
}

/// Selects stacks of the side that people may act for, or if that is every side, of the first stack's side.
void SelectTool::finishBand(QPointF point) {
    m_context.overlay.clear(Slot::Band);
    const QRectF band = QRectF(m_pressed, point).normalized();
    std::optional<int> side;
    std::vector<battle::StackId> group;
    for (const battle::StackPointer& stack : m_context.battle().stacks)
        if (stack->isOnMap() && stack->isAlive() && band.contains(m_context.placeOf(*stack).first) &&
            stack->side == side.value_or(stack->side) && mayActFor(m_context.document, stack->side)) {
            side = stack->side;
            group.push_back(stack->id);
        }
    const auto count = static_cast<int>(group.size());
    m_context.selection.setGroup(std::move(group));
    m_context.view.showMessage(count == 0 ? SelectToolText::tr("There is no stack in the rectangle")
                                          : SelectToolText::tr("%n stack(s) selected", nullptr, count));
}

void SelectTool::toggle(const battle::StackPointer& stack) {
    const battle::StackPointer selected = m_context.selected();
    if (selected && selected->side != stack->side)
        return m_context.view.showMessage(
            SelectToolText::tr("Only stacks of one side can be selected together"));
    if (selected && !mayActFor(m_context.document, stack->side))
        return m_context.view.showMessage(
            SelectToolText::tr("Only stacks that can be given orders now can be selected together"));
    m_context.selection.toggle(stack->id);
    m_context.view.showMessage(SelectToolText::tr("%n stack(s) selected", nullptr,
                                                  static_cast<int>(m_context.selection.group().size())));
}

void SelectTool::hovered(QPointF point) {
    const battle::StackPointer stack = m_drag.isCarrying() ? nullptr : m_context.stackAt(point);
    m_context.selection.setHovered(stack ? std::optional(stack->id) : std::nullopt);
    if (m_drag.isCarrying())
        m_drag.hover(point, QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
}

Qt::CursorShape SelectTool::cursorShape(QPointF point) const {
    return isOnHandle(point) ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

// Clicks and Enter
// ---------------------------------------------------------------------------------------------------------

/// The Square at the point. The ground next to the only Square in a hex counts too, like the cursor there.
battle::StackPointer SelectTool::stackMeant(QPointF point) const {
    if (battle::StackPointer stack = m_context.stackAt(point))
        return stack;
    const std::vector<battle::StackPointer> there = m_context.stacksAt(m_context.layout().at(point));
    return there.size() == 1 ? there.front() : nullptr;
}

void SelectTool::click(QPointF point, Qt::KeyboardModifiers modifiers) {
    const bool isOrder = modifiers.testFlag(Qt::ControlModifier);
    if (isOrder && m_drag.isCarrying() && m_drag.adviser().carried().isWhole())
        m_drag.cancelSilently();
    if (m_drag.isCarrying()) {
        m_drag.pointAt(point, modifiers.testFlag(Qt::ShiftModifier));
        m_drag.drop();
        return;
    }
    const hex::Hex hex = m_context.layout().at(point);
    if (!m_context.isOnMap(hex))
        return;
    m_context.selection.setCursor(hex);
    if (isOrder && m_context.selected() && orderByClick(point))
        return;
    if (const battle::StackPointer stack = stackMeant(point))
        return modifiers.testFlag(Qt::ShiftModifier) ? toggle(stack) : clickStack(stack, point);
    m_context.selection.setStack(std::nullopt);
    m_context.view.showMessage(describeHex(m_context.battle(), hex));
}

/// Ctrl+click: attack an opposing stack, flee to open ground, also next to an own stack.
bool SelectTool::orderByClick(QPointF point) {
    const hex::Hex hex = m_context.layout().at(point);
    const battle::StackPointer stack = stackMeant(point);
    std::vector<battle::StackPointer> enemies;
    if (stack)
        enemies = m_context.placesIn(hex).isHeap ? m_context.stacksAt(hex) : std::vector{stack};
    std::erase_if(enemies, [&](const auto& other) { return other->side == m_context.selected()->side; });
    if (!enemies.empty())
        m_stacks.chooseEnemy(enemies);
    else if (!m_context.stackAt(point))
        Q_EMIT m_stacks.flightAsked(hex);
    else
        return false;
    return true;
}

/// The first click selects; the second picks up, or in a heap selects the next stack.
void SelectTool::clickStack(const battle::StackPointer& stack, QPointF point) {
    const battle::StackPointer selected = m_context.selected();
    const bool isHeap = m_context.placesIn(stack->hex).isHeap;
    if (!selected || selected->hex != stack->hex || (selected != stack && !isHeap)) {
        m_context.selection.setStack(stack->id);
        m_context.view.showMessage(describeStack(m_context.battle(), *stack));
    } else if (!isHeap) {
        pickUp(stack);
        if (m_drag.isCarrying())
            m_drag.followPointer(point);
    } else if (!m_cursor.selectNextInHex(1)) {
        m_context.selection.setStack(m_context.stacksAt(stack->hex).front()->id);
    }
}

/// Unless somebody else acts for it.
void SelectTool::pickUp(const battle::StackPointer& selected) {
    if (mayActFor(m_context.document, selected->side) || m_context.document.isLocked())
        m_stacks.startMove();
    else
        m_context.view.showMessage(describeStack(m_context.battle(), *selected));
}

/// Selects the stack under the cursor, or picks it up if it is selected.
bool SelectTool::activated(hex::Hex hex) {
    const std::vector<battle::StackPointer> there = m_context.stacksAt(hex);
    const battle::StackPointer selected = m_context.selected();
    if (there.empty()) {
        m_context.view.showMessage(describeCell(m_context.battle(), hex));
    } else if (selected && std::ranges::find(there, selected) != there.end()) {
        pickUp(selected);
    } else if (there.size() > heapSize) {
        showStackMenu(m_context, there,
                      [this](const battle::StackId& id) { m_context.selection.setStack(id); });
    } else {
        m_context.selection.setStack(there.front()->id);
        m_context.view.showMessage(describeStack(m_context.battle(), *there.front()));
    }
    return true;
}

// The handle
// ---------------------------------------------------------------------------------------------------------

void SelectTool::placeMarks() {
    const battle::StackPointer stack = m_context.selected();
    const bool isFar = paint::detailFor(m_context.camera.size()) == paint::Detail::Far;
    if (!stack || isFar || m_drag.isCarrying() || m_rotation || !m_context.mayRotate(*stack))
        return m_context.overlay.clear(Slot::Handle);
    const QPointF handle = paint::rotationHandle(m_context.layout(), stack->hex, stack->facing);
    m_context.overlay.put(Slot::Handle, around({handle, QSizeF(0, 0)}, m_context.camera.size()),
                          [this, stack](QPainter& painter) {
                              paint::paintRotationHandle(painter, m_context.layout(), stack->hex,
                                                         stack->facing, m_context.theme());
                          });
}

void SelectTool::removeMarks() {
    m_context.overlay.clear(Slot::Handle);
    m_context.selection.setHovered(std::nullopt);
}

bool SelectTool::isOnHandle(QPointF point) const {
    const battle::StackPointer stack = m_context.selected();
    if (!stack || !m_context.overlay.has(Slot::Handle))
        return false;
    const QPointF handle = paint::rotationHandle(m_context.layout(), stack->hex, stack->facing);
    return distanceOf(handle, point) <= handleRadius;
}

} // namespace sf::ui
