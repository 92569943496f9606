// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <QPixmap>
#include <QRegion>

class QPainter;

namespace sf::ui {

/// What is over a board for the moment: marks, cards, what is dragged or slides. Each item has the region
/// it covers, so that only that region is repainted when it changes, and is cached as a pixmap, as what is
/// dragged passes over it pixel by pixel.
class BoardOverlay {
public:
    /// From the lowest to the topmost.
    enum class Slot {
        Conflicts,
        Targets,
        Orders,
        Damage,
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
        Legend
    };
    static constexpr std::size_t slotCount = static_cast<std::size_t>(Slot::Legend) + 1;

    using Paint = std::function<void(QPainter&)>;
    using Repaint = std::function<void(const QRegion&)>;

    /// `repaint` gets the regions of the window to paint again.
    explicit BoardOverlay(Repaint repaint) : m_repaint(std::move(repaint)) {}

    void put(Slot slot, const QRegion& region, Paint paint);
    void clear(Slot slot);
    /// Paints the item again, in the same place.
    void update(Slot slot);
    bool has(Slot slot) const { return static_cast<bool>(item(slot).paint); }
    QRegion region(Slot slot) const { return item(slot).region; }

    /// Paints the items that touch the region.
    void paint(QPainter& painter, const QRegion& region) const;
    /// Everything covered by any item.
    QRegion covered() const;

private:
    struct Item {
        QRegion region;
        Paint paint;
        mutable QPixmap picture; ///< of the region's bounds; null until it is painted
    };
    void paintCached(QPainter& painter, const Item& item, const QRegion& region) const;
    Item& item(Slot slot) { return m_items[static_cast<std::size_t>(slot)]; }
    const Item& item(Slot slot) const { return m_items[static_cast<std::size_t>(slot)]; }

    Repaint m_repaint;
    std::array<Item, slotCount> m_items;
};

} // namespace sf::ui
