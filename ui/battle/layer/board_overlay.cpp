// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/board_overlay.h"

#include <QPainter>

namespace sf::ui {
namespace {

int areaOf(const QRect& rectangle) {
    return rectangle.width() * rectangle.height();
}

/// Two rectangles that lie close together are painted as one, which is quicker than their corners.
QRegion together(const QRegion& first, const QRegion& second) {
    if (first.rectCount() != 1 || second.rectCount() != 1)
        return first | second;
    const QRect one = first.boundingRect();
    const QRect other = second.boundingRect();
    const QRect both = one | other;
    return areaOf(both) <= areaOf(one) + areaOf(other) ? QRegion(both) : first | second;
}

/// What moves is a picture already; what is large is painted where it is wanted.
bool isKept(BoardOverlay::Slot slot, const QRegion& region) {
    constexpr int largest = 512 * 512;
    return slot != BoardOverlay::Slot::Carried && slot != BoardOverlay::Slot::Moving &&
           areaOf(region.boundingRect()) <= largest;
}

} // namespace

void BoardOverlay::put(Slot slot, const QRegion& region, Paint paint) {
    Piece& piece = m_pieces[static_cast<std::size_t>(slot)];
    m_damage(together(piece.region, region));
    piece = {region, std::move(paint), {}};
}

void BoardOverlay::clear(Slot slot) {
    Piece& piece = m_pieces[static_cast<std::size_t>(slot)];
    if (!piece.paint)
        return;
    m_damage(piece.region);
    piece = {};
}

void BoardOverlay::paint(QPainter& painter, const QRegion& region) const {
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const Piece& piece = m_pieces[slot];
        if (!piece.paint || !piece.region.intersects(region))
            continue;
        if (isKept(static_cast<Slot>(slot), piece.region)) {
            paintKept(painter, piece, region);
            continue;
        }
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        piece.paint(painter);
        painter.restore();
    }
}

void BoardOverlay::paintKept(QPainter& painter, const Piece& piece, const QRegion& region) const {
    const QRect bounds = piece.region.boundingRect();
    const double ratio = painter.device()->devicePixelRatioF();
    if (piece.picture.isNull() || piece.picture.devicePixelRatio() != ratio) {
        piece.picture = QPixmap(bounds.size() * ratio);
        piece.picture.setDevicePixelRatio(ratio);
        piece.picture.fill(Qt::transparent);
        QPainter onto(&piece.picture);
        onto.setRenderHint(QPainter::Antialiasing);
        onto.translate(-bounds.topLeft());
        piece.paint(onto);
    }
    for (const QRect& rectangle : region) {
        const QRect part = rectangle & bounds;
        const QRect source = part.translated(-bounds.topLeft());
        if (!part.isEmpty())
            painter.drawPixmap(QRectF(part), piece.picture,
                               QRectF(QPointF(source.topLeft()) * ratio, QSizeF(source.size()) * ratio));
    }
}

void BoardOverlay::renew(Slot slot) {
    Piece& piece = m_pieces[static_cast<std::size_t>(slot)];
    if (!piece.paint)
        return;
    piece.picture = {};
    m_damage(piece.region);
}

QRegion BoardOverlay::covered() const {
    QRegion all;
    for (const Piece& piece : m_pieces)
        all |= piece.region;
    return all;
}

} // namespace sf::ui
