// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/reach_painting.h"

#include "ui/battle/layer/board_context.h"
#include "ui/paint/board/overlay_painter.h"

#include <QPainter>

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
    paint::HexSet hexes;
    std::vector<std::pair<hex::Hex, int>> costs;
    for (const auto& [hex, step] : reach.steps()) {
        if (!seen.intersects(layout.bounds(hex)))
            continue;
        hexes.insert(hex);
        if (hex != reach.start() && context.stacksAt(hex).empty())
            costs.emplace_back(hex, step.cost);
    }
    hexes.insert(reach.start());
    paint::paintReachArea(painter, layout, hexes, context.theme());
    paint::paintReachCosts(painter, layout, costs, context.theme());
}

} // namespace sf::ui
