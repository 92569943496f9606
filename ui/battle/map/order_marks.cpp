// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/order_marks.h"

#include "ui/battle/layer/board_context.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/side_token.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

void OrderMarks::update() {
    m_marks = battleMode(m_context.battle()).mapMarks(m_context.battle());
    place();
}

QColor OrderMarks::colourOf(const battle::Stack& stack) const {
    return sideColour(m_context.battle(), stack.side, m_context.theme());
}

paint::OrderArrow OrderMarks::placed(const MapMarks::Arrow& arrow) const {
    paint::OrderArrow result;
    result.kind = arrow.kind;
    result.from = m_context.placeOf(*arrow.from).first;
    result.to = arrow.to ? m_context.placeOf(*arrow.to).first : m_context.layout().centre(arrow.hex);
    result.size = m_context.layout().size();
    result.side = arrow.from->side;
    result.colour = colourOf(*arrow.from);
    result.isOrdered = arrow.isOrdered;
    result.label = arrow.label;
    for (const hex::Hex hex : arrow.way)
        result.way.push_back(m_context.layout().centre(hex));
    return result;
}

paint::OrderBadge OrderMarks::placed(const MapMarks::Badge& badge, int index) const {
    const double size = m_context.layout().size();
    paint::OrderBadge result;
    result.radius = std::clamp(0.2 * size, 6.0, 12.0);
    result.centre = m_context.placeOf(*badge.stack).first +
                    QPointF(-0.72 * size, -0.4 * size + 2.2 * index * result.radius);
    result.side = badge.stack->side;
    result.colour = colourOf(*badge.stack);
    result.icon = badge.icon;
    result.posture = badge.posture;
    result.text = badge.text;
    return result;
}

void OrderMarks::place() {
    placeRegions();
    placeOrders();
}

QRectF OrderMarks::boundsOf(const MapMarks::Region& marked) const {
    return paint::conflictBounds(m_context.layout(), marked.hexes, marked.tag);
}

/// The border crosses the names of stacks, which must stay readable.
void OrderMarks::paintOne(QPainter& painter, const MapMarks::Region& marked, const QRectF& area) const {
    const paint::HexLayout layout = m_context.layout();
    paint::paintConflict(painter, layout, marked.hexes, m_context.theme());
    m_context.painter.paintNames(painter, m_context.battle(), layout, area, m_context.look);
    paint::paintConflictTag(painter, layout, marked.hexes, marked.tag, m_context.theme());
}

void OrderMarks::placeRegions() {
    if (m_marks.regions.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Conflicts);
    QRegion region;
    for (const MapMarks::Region& marked : m_marks.regions)
        region |= boundsOf(marked).toAlignedRect();
    m_context.overlay.put(BoardOverlay::Slot::Conflicts, region, [this](QPainter& painter) {
        const QRectF clip = painter.clipBoundingRect();
        for (const MapMarks::Region& marked : m_marks.regions)
            if (const QRectF area = boundsOf(marked); clip.isEmpty() || clip.intersects(area))
                paintOne(painter, marked, clip.isEmpty() ? area : area & clip);
    });
}

void OrderMarks::placeOrders() {
    if (m_marks.arrows.empty() && m_marks.turns.empty() && m_marks.badges.empty())
        return m_context.overlay.clear(BoardOverlay::Slot::Orders);
    const paint::HexLayout layout = m_context.layout();
    const double room = 0.3 * layout.size() + 14;
    QRegion region;
    for (const MapMarks::Arrow& arrow : m_marks.arrows)
        region |= paint::boundsOf(placed(arrow)).toAlignedRect();
    for (const MapMarks::Turn& turn : m_marks.turns)
        region |= around(layout.bounds(turn.stack->hex), room);
    for (const MapMarks::Badge& badge : m_marks.badges)
        region |= around(layout.bounds(badge.stack->hex), room);
    m_context.overlay.put(BoardOverlay::Slot::Orders, region, [this](QPainter& painter) {
        const paint::Theme& theme = m_context.theme();
        const QRectF clip = painter.clipBoundingRect();
        std::vector<paint::OrderArrow> arrows;
        for (const MapMarks::Arrow& arrow : m_marks.arrows)
            if (const paint::OrderArrow shown = placed(arrow);
                clip.isEmpty() || clip.intersects(paint::boundsOf(shown)))
                arrows.push_back(shown);
        m_context.painter.paintArrows(painter, m_context.battle(), m_context.layout(), arrows,
                                      m_context.look);
        for (const MapMarks::Turn& turn : m_marks.turns)
            paint::paintOrderTurn(painter, m_context.layout(), turn.stack->hex, turn.stack->facing,
                                  turn.steps, turn.cost, colourOf(*turn.stack), theme);
        std::map<battle::StackId, int> shown;
        for (const MapMarks::Badge& badge : m_marks.badges)
            paint::paintOrderBadge(painter, placed(badge, shown[badge.stack->id]++), theme);
    });
}

} // namespace sf::ui
