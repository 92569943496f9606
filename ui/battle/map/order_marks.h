// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/map_marks.h"

#include <QRegion>

namespace sf::ui {

class BoardContext;

/// What the rule system marks on the map, such as orders. Asked for when the battle changes, placed when the
/// board moves.
class OrderMarks {
public:
    explicit OrderMarks(BoardContext& context) : m_context(context) {}

    /// The battle changed.
    void update();
    /// The board moved or was zoomed.
    void place();

private:
    QColor colourOf(const battle::Stack& stack) const;
    paint::OrderArrow placed(const MapMarks::Arrow& arrow) const;
    paint::OrderBadge placed(const MapMarks::Badge& badge, int index) const;
    QRectF boundsOf(const MapMarks::Region& marked) const;
    void paintOne(QPainter& painter, const MapMarks::Region& marked, const QRectF& area) const;
    void placeRegions();
    void placeOrders();

    BoardContext& m_context;
    MapMarks m_marks;
};

} // namespace sf::ui
