// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/board_overlay.h"

#include <QPainter>

namespace sf::ui {

void BoardOverlay::put(Slot slot, const QRegion& region, Paint paint) {
    Piece& piece = m_pieces[static_cast<std::size_t>(slot)];
    m_damage(piece.region | region);
    piece.region = region;
    piece.paint = std::move(paint);
}

void BoardOverlay::clear(Slot slot) {
    Piece& piece = m_pieces[static_cast<std::size_t>(slot)];
    if (!piece.paint)
        return;
    m_damage(piece.region);
    piece = {};
}

void BoardOverlay::clearAll() {
    for (std::size_t slot = 0; slot < slotCount; ++slot)
        clear(static_cast<Slot>(slot));
}

void BoardOverlay::paint(QPainter& painter, const QRegion& region) const {
    for (const Piece& piece : m_pieces) {
        if (!piece.paint || !piece.region.intersects(region))
            continue;
        painter.save();
        piece.paint(painter);
        painter.restore();
    }
}

QRegion BoardOverlay::covered() const {
    QRegion all;
    for (const Piece& piece : m_pieces)
        all |= piece.region;
    return all;
}

} // namespace sf::ui
