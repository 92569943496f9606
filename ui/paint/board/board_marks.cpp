// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in board_painter.h.
#include "ui/paint/base/screen_marks.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/hex_stacks.h"
#include "ui/paint/board/order_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <optional>
#include <vector>

namespace sf::paint {
namespace {

OrderArrow arrowOf(const ScreenMark& mark, const battle::Battle& battle, const HexLayout& layout,
                   const Theme& theme) {
    OrderArrow arrow;
    arrow.kind = OrderArrow::Kind::Screen;
    arrow.from = placeOf(battle, layout, *mark.from).first;
    arrow.to = mark.to ? placeOf(battle, layout, *mark.to).first : layout.centre(mark.hex);
    arrow.size = layout.size();
    arrow.side = mark.from->side;
    arrow.colour = theme.side(arrow.side, battle.sides[static_cast<std::size_t>(arrow.side)].color);
    arrow.isOrdered = false;
    arrow.label = mark.label;
    return arrow;
}

} // namespace

void BoardPainter::paintArrows(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                               const std::vector<OrderArrow>& arrows, const BoardOptions& options) {
    QPainterPath lines;
    lines.setFillRule(Qt::WindingFill);
    for (const OrderArrow& arrow : arrows) {
        paintOrderLine(painter, arrow, theme());
        lines.addPath(orderLineOutline(arrow));
    }
    if (!lines.isEmpty()) {
        painter.save();
        painter.setClipPath(lines, Qt::IntersectClip);
        paintNames(painter, battle, layout, lines.boundingRect(), options);
        painter.restore();
    }
    for (const OrderArrow& arrow : arrows)
        paintOrderHead(painter, arrow, theme());
}

void BoardPainter::paintScreens(QPainter& painter, const battle::Battle& battle, const HexLayout& layout,
                                const QRectF& region, const BoardOptions& options) {
    if (battle.stacks.size() > mostHabits)
        return;
    std::vector<OrderArrow> arrows;
    for (const battle::StackPointer& stack : battle.stacks)
        if (const std::optional<ScreenMark> mark =
                stack->isOnMap() ? currentScreen(battle, stack) : std::nullopt)
            if (const OrderArrow arrow = arrowOf(*mark, battle, layout, theme());
                boundsOf(arrow).intersects(region))
                arrows.push_back(arrow);
    paintArrows(painter, battle, layout, arrows, options);
}

} // namespace sf::paint
