// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/piece_drag.h"

#include "ui/board/board_overlay.h"
#include "ui/imperio/board/board_canvas.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/imperio/state/piece_actions.h"

#include <QPainter>

namespace sf::ui {

using imperio::Square;
using Slot = BoardOverlay::Slot;

void PieceDrag::start(Square from) {
    m_controller.choose({});
    if (m_controller.selected() != from)
        m_controller.select(from);
    m_from = from;
    Q_EMIT changed();
}

void PieceDrag::move(QPointF point) {
    const double side = m_canvas.layout().square();
    const QRectF area(point.x() - side / 2, point.y() - side / 2, side, side);
    const imperio::Piece piece = m_controller.position().board.piece(m_from);
    m_overlay.put(Slot::Carried, area.adjusted(-3, -3, 3, 3).toAlignedRect(), [=, this](QPainter& painter) {
        painter.setOpacity(0.85);
        paint::paintPiece(painter, area, {piece.kind, piece.side, piece.side}, false, m_canvas.theme());
    });
    const Square square = m_canvas.layout().at(point);
    if (square == m_refused)
        return;
    m_controller.setTarget(m_actions.targets().has(square) ? square : imperio::nowhere);
    m_refused = imperio::nowhere;
    if (m_controller.document().hasBegun() && square.isOnBoard() && square != m_from)
        if (const auto refusal = imperio::refusalOf(m_controller.position(),
                                                    actionMeant(m_controller.position(), m_from, square))) {
            m_controller.say(notAllowed(*refusal));
            m_refused = square;
        }
    Q_EMIT changed();
}

void PieceDrag::cancel() {
    if (!isActive())
        return;
    m_overlay.clear(Slot::Carried);
    m_from = m_refused = imperio::nowhere;
    Q_EMIT changed();
}

} // namespace sf::ui

#include "moc_piece_drag.cpp"
