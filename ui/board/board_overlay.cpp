// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_overlay.h"

#include "ui/paint/base/transparent_pixmap.h"

#include <QPainter>

namespace sf::ui {
namespace {

int areaOf(const QRect& rectangle) {
    return rectangle.width() * rectangle.height();
}

/// Merges two rectangles that are close together, because one large region repaints faster.
QRegion together(const QRegion& first, const QRegion& second) {
    if (first.rectCount() != 1 || second.rectCount() != 1)
        return first | second;
    const QRect one = first.boundingRect();
    const QRect other = second.boundingRect();
    const QRect both = one | other;
    return areaOf(both) <= areaOf(one) + areaOf(other) ? QRegion(both) : first | second;
}

/// Moving items are pictures already; of large items only the requested region is painted.
bool isCached(BoardOverlay::Slot slot, const QRegion& region) {
    constexpr int largest = 512 * 512;
    return slot != BoardOverlay::Slot::Carried && slot != BoardOverlay::Slot::Moving &&
           areaOf(region.boundingRect()) <= largest;
}

} // namespace

void BoardOverlay::put(Slot slot, const QRegion& region, Paint paint) {
    Item& item = this->item(slot);
    m_repaint(together(item.region, region));
    item = {region, std::move(paint), {}};
}

void BoardOverlay::clear(Slot slot) {
    Item& item = this->item(slot);
    if (!item.paint)
        return;
    m_repaint(item.region);
    item = {};
}

void BoardOverlay::paint(QPainter& painter, const QRegion& region) const {
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        const Item& item = m_items[slot];
        if (!item.paint || !item.region.intersects(region))
            continue;
        if (isCached(static_cast<Slot>(slot), item.region)) {
            paintCached(painter, item, region);
            continue;
        }
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        item.paint(painter);
        painter.restore();
    }
}

void BoardOverlay::paintCached(QPainter& painter, const Item& item, const QRegion& region) const {
    const QRect bounds = item.region.boundingRect();
    const double ratio = painter.device()->devicePixelRatioF();
    if (item.picture.isNull() || item.picture.devicePixelRatio() != ratio) {
        item.picture = paint::transparentPixmap(bounds.size(), ratio);
        QPainter onto(&item.picture);
        onto.setRenderHint(QPainter::Antialiasing);
        onto.translate(-bounds.topLeft());
        item.paint(onto);
    }
    for (const QRect& rectangle : region) {
        const QRect part = rectangle & bounds;
        const QRect source = part.translated(-bounds.topLeft());
        if (!part.isEmpty())
            painter.drawPixmap(QRectF(part), item.picture,
                               QRectF(QPointF(source.topLeft()) * ratio, QSizeF(source.size()) * ratio));
    }
}

void BoardOverlay::update(Slot slot) {
    Item& item = this->item(slot);
    if (!item.paint)
        return;
    item.picture = {};
    m_repaint(item.region);
}

QRegion BoardOverlay::covered() const {
    QRegion all;
    for (const Item& item : m_items)
        all |= item.region;
    return all;
}

} // namespace sf::ui
