// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/stroke_tool.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {
void StrokeTool::mousePressed(QPointF point) {
    m_isPressed = true;
    m_last = point;
    pass(m_context.layout().at(point));
}

void StrokeTool::mouseMoved(QPointF point, Qt::KeyboardModifiers /*modifiers*/) {
    const QPointF way = point - m_last;
    const int steps = 1 + static_cast<int>(std::hypot(way.x(), way.y()) / m_context.camera.size());
    for (int step = 1; step <= steps; ++step)
        pass(m_context.layout().at(m_last + way * step / steps));
    m_last = point;
}

void StrokeTool::mouseReleased(QPointF /*point*/, Qt::KeyboardModifiers /*modifiers*/) {
    finish();
}

bool StrokeTool::activated(hex::Hex hex) {
    pass(hex);
    finish();
    return true;
}

bool StrokeTool::cancel() {
    m_context.overlay.clear(BoardOverlay::Slot::Target);
    m_hexes.clear();
    return std::exchange(m_isPressed, false);
}

void StrokeTool::pass(hex::Hex hex) {
    if (!m_context.isOnMap(hex) || std::ranges::find(m_hexes, hex) != m_hexes.end())
        return;
    m_hexes.push_back(hex);
    QRegion region = m_context.overlay.region(BoardOverlay::Slot::Target);
    region |= around(m_context.layout().bounds(hex), 2);
    m_context.overlay.put(BoardOverlay::Slot::Target, region, [this](QPainter& painter) {
        QColor inside = fill();
        inside.setAlphaF(0.8F);
        painter.setPen(QPen(m_context.theme().accent, 2, Qt::DashLine));
        painter.setBrush(inside);
        for (const hex::Hex painted : m_hexes)
            painter.drawPolygon(m_context.layout().corners(painted));
    });
}

void StrokeTool::finish() {
    const std::vector<hex::Hex> hexes = m_hexes;
    cancel();
    if (!hexes.empty())
        paintHexes(hexes);
}

} // namespace sf::ui
