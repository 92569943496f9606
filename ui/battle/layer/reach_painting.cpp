// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/reach_painting.h"

#include "ui/battle/layer/board_context.h"
#include "ui/paint/board/overlay_painter.h"

#include <QPainter>
#include <QPainterPath>

namespace sf::ui {
QRegion reachArea(const BoardContext& context, const battle::Reach& reach) {
    const paint::HexLayout layout = context.layout();
    QRectF area = layout.bounds(reach.start());
    for (const auto& [hex, step] : reach.steps())
        area |= layout.bounds(hex);
    return around(area, 0.1 * layout.size() + 4);
}

void paintReach(const BoardContext& context, const battle::Reach& reach, QPainter& painter,
                const QRect& area) {
    const paint::HexLayout layout = context.layout();
    const double room = 2.5 * layout.size();
    const QRectF seen = QRectF(area).adjusted(-room, -room, room, room);
    paint::HexSet hexes{reach.start()};
    for (const auto& [hex, step] : reach.steps())
        if (seen.intersects(layout.bounds(hex)))
            hexes.insert(hex);
    paint::paintReachArea(painter, layout, hexes, context.theme());
}

void paintNamesAbove(BoardContext& context, QPainter& painter, const QRectF& area) {
    if (context.layout().size() >= paint::leastNamedSize)
        context.painter.paintNames(painter, context.battle(), context.layout(), area, context.look);
}

paint::Path pathTo(const battle::Reach& reach, hex::Hex hex) {
    paint::Path path;
    for (const hex::Hex step : reach.path(hex))
        path.push_back({step, *reach.cost(step)});
    return path;
}

void showPath(BoardContext& context, hex::Hex start, const paint::Path& steps, int move) {
    if (steps.empty())
        return clearPath(context);
    const paint::HexLayout layout = context.layout();
    QRectF area = layout.bounds(start);
    for (const paint::PathStep& step : steps)
        area |= layout.bounds(step.hex);
    const QRectF sum = paint::pathSumBounds(layout, steps, move, context.theme());
    context.overlay.put(BoardOverlay::Slot::Path, around(area, 4), [=, &context](QPainter& painter) {
        paint::paintPath(painter, context.layout(), start, steps, context.theme());
        painter.setClipPath(paint::pathOutline(context.layout(), start, steps, context.theme()),
                            Qt::IntersectClip);
        paintNamesAbove(context, painter, area);
    });
    context.overlay.put(BoardOverlay::Slot::Sum, around(sum, 2), [=, &context](QPainter& painter) {
        paint::paintPathSum(painter, context.layout(), steps, move, context.theme());
    });
}

void clearPath(BoardContext& context) {
    context.overlay.clear(BoardOverlay::Slot::Path);
    context.overlay.clear(BoardOverlay::Slot::Sum);
}

} // namespace sf::ui
