// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/legal.h"
#include "ui/imperio/board/imperio_view_parts.h"
#include "ui/imperio/board/piece_mime.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/imperio/state/setup_edits.h"

#include <QApplication>
#include <QDropEvent>
#include <QMouseEvent>

namespace sf::ui {

using imperio::Square;

void ImperioView::Parts::press(QPointF point) {
    pressed = canvas.layout().at(point);
    pressedAt = point;
    showCursor(false);
}

void ImperioView::Parts::move(QPointF point) {
    if (ghost)
        return moveGhost(point);
    const bool isDrag =
        pressed.isOnBoard() && (point - pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (isDrag && !desk.placing() && isSelectable(pressed))
        return startCarry(point);
    hover(canvas.layout().at(point));
}

void ImperioView::Parts::release(QPointF point) {
    const Square square = canvas.layout().at(point);
    const Square from = std::exchange(pressed, imperio::nowhere);
    if (ghost)
        return drop(square);
    if (square.isOnBoard() && square == from)
        choose(square);
    else if (!square.isOnBoard())
        desk.select(imperio::nowhere);
}

/// What is under the pointer is aimed at, so that its chances are shown.
void ImperioView::Parts::hover(Square square) {
    if (!desk.chosen())
        desk.aim(actions.targets().has(square) ? square : imperio::nowhere);
    sayPlace(square);
    updateMouseCursor(square);
}

void ImperioView::Parts::updateMouseCursor(Square square) {
    const bool canAct = actions.steps().has(square) || actions.targets().has(square) ||
                        (square.isOnBoard() && isSelectable(square));
    if (canAct)
        view.QWidget::setCursor(Qt::PointingHandCursor);
    else
        view.unsetCursor();
}

void ImperioView::Parts::startCarry(QPointF point) {
    slide.stop();
    desk.choose({});
    if (desk.selected() != pressed)
        desk.select(pressed);
    const imperio::Piece piece = desk.position().board.piece(pressed);
    ghost = piece.kind;
    ghostSide = piece.side;
    hand.carried = pressed;
    refresh();
    moveGhost(point);
}

QRect ImperioView::Parts::ghostArea() const {
    const double side = canvas.layout().square() + 6;
    return QRectF(ghostAt.x() - side / 2, ghostAt.y() - side / 2, side, side).toAlignedRect();
}

/// The piece follows the pointer; a square where it may not go has the bar sign, and the status bar says why.
void ImperioView::Parts::moveGhost(QPointF point) {
    view.update(ghostArea());
    ghostAt = point;
    view.update(ghostArea());
    const Square square = canvas.layout().at(point);
    if (square == hand.refused)
        return;
    desk.aim(actions.targets().has(square) ? square : imperio::nowhere);
    sayPlace(square);
    refusedTimer.stop();
    hand.refused = imperio::nowhere;
    const Square from = hand.carried;
    if (desk.document().hasBegun() && square.isOnBoard() && from.isOnBoard() && square != from)
        if (const auto refusal =
                imperio::refusalOf(desk.position(), actionMeant(desk.position(), from, square))) {
            desk.say(refusalWithRule(*refusal));
            hand.refused = square;
        }
    refresh();
}

void ImperioView::Parts::putBack() {
    view.update(ghostArea());
    ghost.reset();
    hand.carried = imperio::nowhere;
    hand.refused = imperio::nowhere;
    pressed = imperio::nowhere;
    refresh();
}

void ImperioView::Parts::drop(Square square) {
    const Square from = hand.carried;
    putBack();
    if (square == from)
        return;
    if (desk.document().hasBegun()) {
        if (square.isOnBoard())
            act(square);
    } else if (square.isOnBoard() ? movePiece(desk, from, square) : putPiece(desk, from, {})) {
        desk.select(imperio::nowhere);
    }
}

void ImperioView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m->press(event->position());
}

void ImperioView::mouseMoveEvent(QMouseEvent* event) {
    m->move(event->position());
}

void ImperioView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        m->release(event->position());
}

void ImperioView::leaveEvent(QEvent* /*event*/) {
    if (!m->ghost)
        m->hover(imperio::nowhere);
}

void ImperioView::dragEnterEvent(QDragEnterEvent* event) {
    if (const auto kind = pieceOf(event->mimeData())) {
        desk().setPlacing(kind);
        event->acceptProposedAction();
    }
}

void ImperioView::dragMoveEvent(QDragMoveEvent* event) {
    const Square square = layout().at(event->position());
    m->sayPlace(square);
    event->setAccepted(square.isOnBoard() && m->canvas.marks().at(square).goal == SquareMark::Goal::Place);
}

void ImperioView::dragLeaveEvent(QDragLeaveEvent* /*event*/) {
    desk().setPlacing({});
}

void ImperioView::dropEvent(QDropEvent* event) {
    const auto kind = pieceOf(event->mimeData());
    const Square square = layout().at(event->position());
    desk().setPlacing(square.isOnBoard() ? kind : std::nullopt);
    if (!desk().placing())
        return;
    m->put(square);
    desk().setPlacing({});
    event->acceptProposedAction();
}

} // namespace sf::ui
