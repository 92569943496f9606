// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <QPixmap>
#include <QRegion>

class QPainter;

namespace sf::ui {

/// What lies over the board for the moment: rings, reach, what is carried, cards. Each piece says which part
/// of the window it covers, so that only that part is painted when it comes, changes or goes; and is kept as
/// a picture, as what is carried passes over it pixel by pixel.
class BoardOverlay {
public:
    /// From the lowest to the topmost.
    enum class Slot {
        Reach,
        Conflicts,
        Orders,
        Damage,
        Selected,
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
    using Damage = std::function<void(const QRegion&)>;

    /// `damage` hears which part of the window is to be painted again.
    explicit BoardOverlay(Damage damage) : m_damage(std::move(damage)) {}

    void put(Slot slot, const QRegion& region, Paint paint);
    void clear(Slot slot);
    /// What the piece shows is another thing now, in the same place.
    void renew(Slot slot);
    bool has(Slot slot) const { return static_cast<bool>(piece(slot).paint); }
    QRegion region(Slot slot) const { return piece(slot).region; }

    /// The pieces that touch the region.
    void paint(QPainter& painter, const QRegion& region) const;
    /// Everything covered by any piece.
    QRegion covered() const;

private:
    struct Piece {
        QRegion region;
        Paint paint;
        mutable QPixmap picture; ///< of the region's bounds; null until it is wanted
    };
    void paintKept(QPainter& painter, const Piece& piece, const QRegion& region) const;
    const Piece& piece(Slot slot) const { return m_pieces[static_cast<std::size_t>(slot)]; }

    Damage m_damage;
    std::array<Piece, slotCount> m_pieces;
};

} // namespace sf::ui
