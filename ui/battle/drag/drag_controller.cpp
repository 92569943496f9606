// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/drag_controller.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/battle/play/play.h"
#include "core/text/battle_text.h"
#include "ui/battle/drag/drop_cards.h"
#include "ui/battle/drag/unit_drag.h"
#include "ui/battle/state/selection.h"
#include "ui/board/board_view.h"

#include <QApplication>
#include <QDropEvent>
#include <QShortcut>

#include <algorithm>
#include <cmath>

namespace sf::ui {
namespace {

constexpr int scrollBorder = 28; ///< pixels from the window's edge within which a drag scrolls

/// How far a drag scrolls along one axis, in pixels: faster nearer to the edge, but never beyond the map,
/// which reaches from `first` to `last`.
int scrollStep(double position, double size, double first, double last) {
    constexpr double beyondMap = 12;
    static constexpr double fastest = 6;
    const auto step = [](double depth) { return std::min(fastest, depth * fastest / scrollBorder); };
    if (position < scrollBorder)
        return static_cast<int>(std::clamp(beyondMap - first, 0.0, std::ceil(step(scrollBorder - position))));
    if (position > size - scrollBorder)
        return -static_cast<int>(
            std::clamp(last - size + beyondMap, 0.0, std::ceil(step(position - size + scrollBorder))));
    return 0;
}

} // namespace

DragController::DragController(BoardContext& context)
    : m_context(context)
    , m_preview(context)
    , m_escape(new QShortcut(Qt::Key_Escape, &context.view, this, &DragController::cancel)) {
    m_borderScroll.setInterval(16);
    m_escape->setEnabled(false);
    context.view.installEventFilter(this);
    connect(&m_borderScroll, &QTimer::timeout, this, &DragController::scrollAtBorder);
    connect(&context, &BoardContext::panned, this, [this] {
        if (isCarrying()) {
            m_preview.showLegend();
            show();
        }
    });
}

bool DragController::pickUp(Carried carried, Way way) {
    cancelSilently();
    if (const QString awaited = m_context.document.awaited().text; !awaited.isEmpty()) {
        m_context.view.showMessage(awaited);
        return false;
    }
    m_adviser.emplace(m_context.document, std::move(carried), isFree());
    if (!m_adviser->stack()) {
        m_adviser.reset();
        return false;
    }
    Q_EMIT aboutToPickUp();
    m_preview.start(*m_adviser, way);
    updateEscape();
    Q_EMIT carryingChanged();
    return true;
}

/// Placing costs no Move: during set-up and while a side deploys (BAT-3).
bool DragController::isFree() const {
    const auto& play = m_context.battle().play;
    return m_context.isFreelyPlaced() || (play && play->phase == battle::PlayPhase::Deployment);
}

void DragController::pointAt(QPointF point, bool beside) {
    const hex::Hex hex = m_context.layout().at(point);
    pointAt(hex, beside ? std::nullopt : stackUnder(point));
}

/// In a heap, the first other stack of its side, with which it might merge.
std::optional<battle::StackId> DragController::stackUnder(QPointF point) const {
    const battle::StackPointer onto = m_context.stackAt(point);
    if (!onto || !isCarrying() || m_adviser->carried().pasted)
        return std::nullopt;
    const battle::Stack& carried = *m_adviser->stack();
    if (onto->hex == carried.hex && m_adviser->carried().isWhole() && m_context.placesIn(onto->hex).isHeap)
        return carried.id;
    if (m_context.placesIn(onto->hex).isHeap)
        for (const battle::StackPointer& stack : m_context.stacksAt(onto->hex))
            if (stack->side == carried.side && stack->id != carried.id)
                return stack->id;
    return onto->id;
}

void DragController::pointAt(hex::Hex hex, const std::optional<battle::StackId>& onto) {
    if (!isCarrying() || (m_hex == hex && m_onto == onto))
        return;
    m_hex = hex;
    m_onto = onto;
    m_proposal = m_adviser->propose(hex, onto);
    show();
}

void DragController::pointAt(hex::Hex hex) {
    if (!isCarrying())
        return;
    pointAt(hex, std::nullopt);
    if (m_adviser->carried().pasted)
        return; // merges with none
    for (const battle::StackPointer& stack : m_context.stacksAt(hex))
        if (stack->id != m_adviser->carried().stack && m_adviser->propose(hex, stack->id).isPossible())
            return pointAt(hex, stack->id);
}

std::vector<std::optional<battle::StackId>> DragController::targetsIn(hex::Hex hex) const {
    std::vector<std::optional<battle::StackId>> targets;
    for (const battle::StackPointer& stack : m_context.stacksAt(hex))
        if (stack->id != m_adviser->carried().stack)
            targets.emplace_back(stack->id);
    targets.emplace_back();
    return targets;
}

void DragController::pointAtNext() {
    if (!m_hex)
        return;
    const auto targets = targetsIn(*m_hex);
    const auto now = std::ranges::find(targets, m_onto);
    const bool isLast = now == targets.end() || now + 1 == targets.end();
    pointAt(*m_hex, isLast ? targets.front() : *(now + 1));
}

void DragController::show() {
    if (m_hex)
        m_preview.show(m_proposal);
}

void DragController::update() {
    if (!isCarrying())
        return;
    m_adviser->setFree(isFree());
    m_preview.update();
    if (m_hex)
        m_proposal = m_adviser->propose(*m_hex, m_onto);
    show();
    if (m_borderScroll.isActive())
        drag(m_point, QApplication::keyboardModifiers());
}

// Dragging
// ---------------------------------------------------------------------------------------------------------

void DragController::startDrag(const battle::Stack& stack, QPointF grip) {
    m_offset = m_context.placeOf(stack).first - grip;
    if (pickUp({stack.id, {}}, Way::Pointer))
        m_borderScroll.start();
}

void DragController::followPointer(QPointF point) {
    m_offset = {};
    m_preview.followPointer();
    hover(point, false);
}

void DragController::hover(QPointF point, bool beside) {
    pointAt(point, beside);
    if (isCarrying() && m_preview.way() == Way::Pointer)
        m_preview.moveTo(point + m_offset, m_proposal);
}

void DragController::drag(QPointF point, Qt::KeyboardModifiers modifiers) {
    if (!isCarrying())
        return;
    m_point = point;
    m_isBeside = modifiers.testFlag(Qt::ShiftModifier);
    pointAt(point, m_isBeside);
    m_preview.moveTo(point + m_offset, m_proposal);
}

void DragController::endDrag(QPointF point) {
    m_borderScroll.stop();
    pointAt(point, m_isBeside);
    if (!drop())
        cancelSilently();
}

void DragController::scrollAtBorder() {
    const QSize size = m_context.view.size();
    const battle::Map& map = *m_context.battle().map;
    const QRectF board = m_context.camera.layout().bounds(map.columns(), map.rows());
    const QPoint delta(scrollStep(m_point.x(), size.width(), board.left(), board.right()),
                       scrollStep(m_point.y(), size.height(), board.top(), board.bottom()));
    if (delta.isNull())
        return;
    m_context.panBy(delta);
    drag(m_point, QApplication::keyboardModifiers());
}

void DragController::enter(QDragEnterEvent& event) {
    const std::optional<UnitDrag> units = unitDrag(event.mimeData());
    if (units && pickUp({units->stack, units->units}, Way::Dropped))
        event.acceptProposedAction();
    else
        event.ignore();
}

void DragController::move(QDragMoveEvent& event) {
    pointAt(event.position(), event.modifiers().testFlag(Qt::ShiftModifier));
    if (!isCarrying() || m_proposal.refusal)
        event.ignore();
    else
        event.acceptProposedAction();
}

/// Units dropped where they may not go leave too, to show the reason.
void DragController::leave() {
    const std::optional<battle::Refusal> refusal = m_proposal.refusal;
    cancel();
    if (refusal && !QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
        m_context.view.showMessage(m_context.caption(*refusal));
}

void DragController::drop(QDropEvent& event) {
    pointAt(event.position(), event.modifiers().testFlag(Qt::ShiftModifier));
    if (isCarrying() && drop())
        return event.acceptProposedAction();
    cancelSilently();
    event.ignore();
}

// Dropping
// ---------------------------------------------------------------------------------------------------------

bool DragController::drop() {
    if (!isCarrying())
        return true;
    const DropProposal proposal = m_proposal;
    const std::shared_ptr<const PastedParts> pasted = m_adviser->carried().pasted;
    if (!pasted)
        m_context.selection.setStack(m_adviser->carried().stack);
    if (proposal.refusal) {
        m_context.view.showMessage(summaryOf(proposal, m_context));
        return false;
    }
    cancelSilently();
    if (proposal.kind == DropProposal::Kind::Nothing) {
        if (proposal.before)
            m_context.view.showMessage(tr("%1: not moved").arg(text::stackName(*proposal.before)));
        return true;
    }
    if (proposal.order) {
        giveOrder(proposal);
        return true;
    }
    const auto outcome = proposal.actions.size() == 1 && !pasted
                             ? m_context.document.perform(proposal.actions.front())
                             : m_context.document.perform(proposal.actions, proposal.text);
    if (outcome.refusal) {
        m_context.view.showMessage(m_context.caption(*outcome.refusal));
        return true;
    }
    if (proposal.result)
        m_context.selection.setStack(proposal.result->id);
    if (proposal.pasted.size() > 1)
        selectPasted(proposal);
    m_context.selection.setCursor(proposal.hex);
    text::Caption result = resultOf(proposal, m_context);
    if (pasted)
        for (const QString& note : pasted->paste.notes())
            result.others.emplace_back(note);
    m_context.view.showMessage(result);
    return true;
}

/// Those of one side, as only they are selected together.
void DragController::selectPasted(const DropProposal& proposal) {
    std::vector<battle::StackId> group;
    for (const battle::Stack& stack : proposal.pasted)
        if (stack.side == proposal.pasted.front().side)
            group.push_back(stack.id);
    m_context.selection.setGroup(std::move(group));
}

/// The stack stays where it is; the order replaces its previous one.
void DragController::giveOrder(const DropProposal& proposal) {
    const auto refusal = proposal.order->give(m_context.document);
    m_context.view.showMessage(refusal ? m_context.caption(*refusal) : resultOf(proposal, m_context));
}

void DragController::cancel() {
    if (!isCarrying())
        return;
    cancelSilently();
    m_context.view.showMessage(tr("Cancelled, nothing has changed"));
}

void DragController::cancelSilently() {
    if (!isCarrying())
        return;
    m_borderScroll.stop();
    m_preview.end();
    m_adviser.reset();
    m_hex.reset();
    m_onto.reset();
    m_proposal = {};
    updateEscape();
    Q_EMIT carryingChanged();
}

/// While dragging, Escape works anywhere in the window; otherwise it is an ordinary key of the board.
void DragController::updateEscape() {
    m_escape->setEnabled(isCarrying() && !m_context.view.hasFocus());
}

bool DragController::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        updateEscape();
    return QObject::eventFilter(object, event);
}

} // namespace sf::ui

#include "moc_drag_controller.cpp"
