// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/board/piece_slide.h"

#include "ui/imperio/board/board_canvas.h"

#include <QWidget>

namespace sf::ui {
namespace {
constexpr int milliseconds = 120; ///< a square
}

PieceSlide::PieceSlide(QWidget& view, BoardCanvas& canvas)
    : QVariantAnimation(&view), m_view(view), m_canvas(canvas) {
    setStartValue(0.0);
    setEndValue(1.0);
    setEasingCurve(QEasingCurve::InOutQuad);
    connect(this, &QVariantAnimation::valueChanged, this, [this] {
        m_view.update(m_painted.toAlignedRect());
        m_painted = area().adjusted(-2, -2, 2, 2);
        m_view.update(m_painted.toAlignedRect());
    });
}

void PieceSlide::start(const imperio::Piece& piece, imperio::Square from, imperio::Square to) {
    stop();
    m_piece = piece;
    m_from = from;
    m_to = to;
    setDuration(milliseconds * imperio::distance(from, to));
    QVariantAnimation::start();
}

QRectF PieceSlide::area() const {
    const QRectF from = m_canvas.layout().area(m_from);
    const QRectF to = m_canvas.layout().area(m_to);
    return from.translated((to.topLeft() - from.topLeft()) * currentValue().toDouble());
}

void PieceSlide::paint(QPainter& painter) const {
    m_canvas.paintMoving(painter, area().topLeft().toPoint(), m_piece);
}

} // namespace sf::ui
