// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/map/battle_view_parts.h"
#include "ui/battle/map/board_words.h"
#include "ui/battle/state/selection.h"

#include <cmath>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <utility>

namespace sf::ui {
namespace {

constexpr double knobRadius = 14;
constexpr int border = 28;

double distanceOf(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

} // namespace

bool BattleView::Parts::isOnHandle(QPointF point) const {
    if (!context.overlay.has(BoardOverlay::Slot::Handle))
        return false;
    const QPointF knob = paint::rotationHandle(context.layout(), shownSelected->hex, shownSelected->facing);
    return distanceOf(knob, point) <= knobRadius;
}

void BattleView::Parts::press(QPointF point, Qt::MouseButton button, Qt::KeyboardModifiers /*modifiers*/) {
    pressed = pointer = point;
    view.setCursorShown(false);
    if (gesture)
        return;
    const bool pans =
        button == Qt::MiddleButton || (button == Qt::LeftButton && (spaceHeld || tool == Tool::Pan));
    if (pans)
        gesture = std::make_unique<PanGesture>(context, point);
    else if (button == Qt::LeftButton)
        pressOnBoard(point);
}

void BattleView::Parts::pressOnBoard(QPointF point) {
    const hex::Hex hex = context.layout().at(point);
    if (tool == Tool::TerrainBrush)
        gesture = std::make_unique<TerrainGesture>(context, brush.toStdString(), point);
    else if (tool == Tool::StructureBrush && context.isOnMap(hex))
        placeStructure(hex);
    else if (tool == Tool::Select && !carrier.isCarrying() && isOnHandle(point))
        gesture = std::make_unique<RotateGesture>(context, shownSelected);
    else if (tool == Tool::Select)
        isPressed = true;
}

/// The button is down and the mouse has moved: a stack is carried, open ground is pulled along.
void BattleView::Parts::startDrag(QPointF point) {
    isPressed = false;
    const battle::StackPointer stack = context.meantAt(pressed);
    if (!stack) {
        gesture = std::make_unique<PanGesture>(context, pressed);
        return;
    }
    setHovered(nullptr);
    carrier.pickUp({stack->id, {}}, StackCarrier::Way::Pointer);
    placeHandle();
    gesture = std::make_unique<CarryGesture>(carrier, pressed, context.placeOf(*stack).first);
    gesture->move(point, QApplication::keyboardModifiers());
    borderScroll.start();
}

void BattleView::Parts::hover(QPointF point) {
    const hex::Hex hex = context.layout().at(point);
    showPlace(hex);
    if (carrier.isCarrying()) {
        setHovered(nullptr);
        carrier.aim(point, QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    setHovered(tool == Tool::Select ? context.stackAt(point) : nullptr);
    updateMouseCursor();
}

void BattleView::Parts::updateMouseCursor() {
    if (gesture || carrier.isCarrying())
        return;
    if (tool == Tool::Pan || spaceHeld || isOnHandle(pointer))
        view.setCursor(Qt::OpenHandCursor);
    else if (tool != Tool::Select)
        view.setCursor(Qt::CrossCursor);
    else
        view.unsetCursor();
}

/// The Square at the point; the ground beside the only Square of a hex stands for it, as the cursor there
/// does.
battle::StackPointer BattleView::Parts::stackMeant(QPointF point) const {
    if (const battle::StackPointer stack = context.stackAt(point))
        return stack;
    const std::vector<battle::StackPointer> there = context.stacksAt(context.layout().at(point));
    return there.size() == 1 ? there.front() : nullptr;
}

/// With Ctrl held: an opposing stack is to be attacked, open ground to be fled to, also beside an own stack.
bool BattleView::Parts::orderByClick(QPointF point) {
    const hex::Hex hex = context.layout().at(point);
    const battle::StackPointer stack = stackMeant(point);
    std::vector<battle::StackPointer> enemies;
    if (stack)
        enemies = context.placesIn(hex).isHeap ? context.stacksAt(hex) : std::vector{stack};
    std::erase_if(enemies, [&](const auto& other) { return other->side == context.selected()->side; });
    if (!enemies.empty())
        view.chooseEnemy(enemies);
    else if (!context.stackAt(point))
        Q_EMIT view.flightAsked(hex);
    else
        return false;
    return true;
}

void BattleView::Parts::click(QPointF point, bool orders) {
    isPressed = false;
    const hex::Hex hex = context.layout().at(point);
    if (orders && carrier.isCarrying() && carrier.adviser().carried().isWhole())
        carrier.putBack();
    if (carrier.isCarrying()) {
        carrier.aim(point, QApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
        carrier.drop();
        placeHandle();
        return;
    }
    if (!context.isOnMap(hex))
        return;
    context.selection.setCursor(hex);
    if (orders && context.selected() && orderByClick(point))
        return;
    if (const battle::StackPointer stack = stackMeant(point))
        return clickStack(stack);
    context.selection.setStack(std::nullopt);
    view.showMessage(describeHex(context.battle(), hex));
}

/// The first click selects; a second one picks up, or in a heap goes on to the next stack.
void BattleView::Parts::clickStack(const battle::StackPointer& stack) {
    const battle::StackPointer selected = context.selected();
    if (!selected || selected->hex != stack->hex ||
        (selected != stack && !context.placesIn(stack->hex).isHeap)) {
        context.selection.setStack(stack->id);
        view.showMessage(describeStack(context.battle(), *stack));
    } else if (context.placesIn(stack->hex).isHeap) {
        if (!tab(1))
            context.selection.setStack(context.stacksAt(stack->hex).front()->id);
    } else {
        view.startMoveOfSelected();
    }
}

void BattleView::Parts::endGesture() {
    if (!gesture)
        return;
    borderScroll.stop();
    const std::unique_ptr<Gesture> done = std::move(gesture);
    done->release(pointer);
    showPlace(context.layout().at(pointer)); // its terrain may be another now
}

void BattleView::Parts::scrollAtBorder() {
    if (!gesture || !gesture->scrollsAtBorder())
        return borderScroll.stop();
    const auto push = [](double position, double size) {
        if (position < border)
            return qRound((border - position) / 2);
        return position > size - border ? -qRound((position - size + border) / 2) : 0;
    };
    const QPoint delta(std::clamp(push(pointer.x(), view.width()), -20, 20),
                       std::clamp(push(pointer.y(), view.height()), -20, 20));
    if (delta.isNull())
        return;
    panBy(delta);
    gesture->move(pointer, QApplication::keyboardModifiers());
}

void BattleView::mousePressEvent(QMouseEvent* event) {
    m->press(event->position(), event->button(), event->modifiers());
}

void BattleView::mouseDoubleClickEvent(QMouseEvent* event) {
    m->press(event->position(), event->button(), event->modifiers());
}

void BattleView::mouseMoveEvent(QMouseEvent* event) {
    const hex::Hex before = m->context.layout().at(std::exchange(m->pointer, event->position()));
    const bool isCarrying = m->carrier.isCarrying();
    if (m->isPressed && !isCarrying &&
        distanceOf(m->pressed, m->pointer) >= QApplication::startDragDistance())
        m->startDrag(m->pointer);
    if (m->gesture) {
        m->gesture->move(m->pointer, event->modifiers());
        // A board that is pulled along stays under the pointer.
        if (const hex::Hex now = m->context.layout().at(m->pointer); now != before)
            m->showPlace(now);
    } else if (!m->isPressed || isCarrying) {
        m->hover(m->pointer); // a hand that trembles in a click still drops
    }
}

void BattleView::mouseReleaseEvent(QMouseEvent* event) {
    m->pointer = event->position();
    if (m->gesture)
        m->endGesture();
    else if (m->isPressed && event->button() == Qt::LeftButton)
        m->click(m->pointer, event->modifiers().testFlag(Qt::ControlModifier));
    m->placeHandle();
    m->updateMouseCursor();
}

void BattleView::wheelEvent(QWheelEvent* event) {
    const int turn = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    m->zoomTo(hexSize() * std::pow(1.25, turn / 120.0), event->position());
    event->accept();
}

void BattleView::leaveEvent(QEvent* /*event*/) {
    m->setHovered(nullptr);
}

void BattleView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Keyboard)
        return openContextMenu();
    if (isBusy())
        return cancel();
    cancel();
    const battle::StackPointer stack = m->context.meantAt(event->pos());
    const hex::Hex hex = m->context.layout().at(event->pos());
    if (m->context.isOnMap(hex))
        m->context.selection.setCursor(hex);
    // What the selected stack may do to an opposing one is offered before that one is selected.
    const battle::StackPointer selected = m->context.selected();
    if (!stack || !selected || stack->side == selected->side)
        m->context.selection.setStack(stack ? std::optional(stack->id) : std::nullopt);
    Q_EMIT contextMenuRequested(event->globalPos(), stack ? stack->id : battle::StackId());
}

void BattleView::openContextMenu() {
    cancel();
    const battle::StackPointer stack = m->context.selected();
    const hex::Hex hex = stack ? stack->hex : m->context.selection.cursor();
    const QPoint point = m->context.layout().centre(hex).toPoint();
    Q_EMIT contextMenuRequested(mapToGlobal(point), stack ? stack->id : battle::StackId());
}

} // namespace sf::ui
