// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/hex_layout.h"
#include "ui/paint/sheets/board/map_pages.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace sf::paint {

class Paper;

/// Places the names of stacks on a printed map, each in its hex or in free space beside it; otherwise as a
/// number that refers to a list.
class StackNames {
public:
    /// `layout` in millimetres; `isWhole`: whether an area is on a page
    /// without a cut.
    StackNames(const battle::Battle& battle, const HexRegion& region, const HexLayout& layout,
               std::function<bool(const QRectF&)> isWhole);

    /// Whether there are stacks and hexes in which not even a number has room.
    bool isTooSmall() const { return m_isTooSmall; }
    /// The names that have numbers, a line a hex: "3: First, Second (hex 4,5)".
    const QStringList& list() const { return m_list; }
    /// Those that meet the area.
    void paint(Paper& paper, const QRectF& area) const;

private:
    struct Label {
        QRectF area;
        QString text;
    };
    void add(const std::vector<battle::StackPointer>& stacks, const HexLayout& layout);
    /// A place of that size in or beside the hex where nothing is yet.
    std::optional<QRectF> freePlace(QPointF centre, QSizeF size, double radius) const;

    std::function<bool(const QRectF&)> m_isWhole;
    QRectF m_room;               ///< of the whole region
    std::vector<QRectF> m_marks; ///< where stacks stand
    std::vector<Label> m_labels;
    QStringList m_list;
    bool m_isTooSmall = false;
};

} // namespace sf::paint
