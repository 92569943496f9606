// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <QPixmap>
#include <QRegion>

class QPainter;

namespace sf::ui {

/// Draws temporary items over a board: marks, cards, and what is dragged or slides. Each item has its own
/// region, so that a change repaints only that region. Most items are cached as pixmaps, because a dragged
/// item passes over them pixel by pixel.
class BoardOverlay {
public:
    /// From bottom to top.
    enum class Slot {
        Zones,
        Threats,
        Conflicts,
        Targets,
        Orders,
        Path,
        Name,
        Target,
        Ghost,
        Cursor,
        Handle,
        Moving,
        Carried,
        Sum,
        Card,
        Legend,
        Band
    };
    static constexpr std::size_t slotCount = static_cast<std::size_t>(Slot::Band) + 1;

    using Paint = std::function<void(QPainter&)>;
    using Repaint = std::function<void(const QRegion&)>;

    /// `repaint` is called with the regions of the window to repaint.
    explicit BoardOverlay(Repaint repaint) : m_repaint(std::move(repaint)) {}

    void put(Slot slot, const QRegion& region, Paint paint);
    void clear(Slot slot);
    /// Repaints the item in the same place.
    void update(Slot slot);
    bool has(Slot slot) const { return static_cast<bool>(item(slot).paint); }
    QRegion region(Slot slot) const { return item(slot).region; }

    /// Paints the items that touch the region.
    void paint(QPainter& painter, const QRegion& region) const;
    /// Returns the regions of all items together.
    QRegion covered() const;

private:
    struct Item {
        QRegion region;
        Paint paint;
        mutable QPixmap picture; ///< covers the region's bounding rectangle; null until painted
    };
    void paintCached(QPainter& painter, const Item& item, const QRegion& region) const;
    Item& item(Slot slot) { return m_items[static_cast<std::size_t>(slot)]; }
    const Item& item(Slot slot) const { return m_items[static_cast<std::size_t>(slot)]; }

    Repaint m_repaint;
    std::array<Item, slotCount> m_items;
};

} // namespace sf::ui
