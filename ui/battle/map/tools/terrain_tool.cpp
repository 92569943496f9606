// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/terrain_tool.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/board/board_view.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sf::ui {

using Slot = BoardOverlay::Slot;

void TerrainTool::mousePressed(QPointF point) {
    m_isPressed = true;
    m_last = point;
    pass(m_context.layout().at(point));
}

void TerrainTool::mouseMoved(QPointF point, Qt::KeyboardModifiers /*modifiers*/) {
    const QPointF way = point - m_last;
    const int steps = 1 + static_cast<int>(std::hypot(way.x(), way.y()) / m_context.camera.size());
    for (int step = 1; step <= steps; ++step)
        pass(m_context.layout().at(m_last + way * step / steps));
    m_last = point;
}

void TerrainTool::mouseReleased(QPointF /*point*/, Qt::KeyboardModifiers /*modifiers*/) {
    paintHexes();
}

bool TerrainTool::activated(hex::Hex hex) {
    pass(hex);
    paintHexes();
    return true;
}

bool TerrainTool::cancel() {
    m_context.overlay.clear(Slot::Target);
    m_hexes.clear();
    return std::exchange(m_isPressed, false);
}

void TerrainTool::pass(hex::Hex hex) {
    if (!m_context.isOnMap(hex) || std::ranges::find(m_hexes, hex) != m_hexes.end())
        return;
    m_hexes.push_back(hex);
    QRegion region = m_context.overlay.region(Slot::Target);
    region |= around(m_context.layout().bounds(hex), 2);
    const battle::Terrain terrain = battle::terrainFromKey(m_terrain.toStdString());
    m_context.overlay.put(Slot::Target, region, [this, terrain](QPainter& painter) {
        QColor fill = m_context.theme().ground.fill(terrain);
        fill.setAlphaF(0.8F);
        painter.setPen(QPen(m_context.theme().accent, 2, Qt::DashLine));
        painter.setBrush(fill);
        for (const hex::Hex painted : m_hexes)
            painter.drawPolygon(m_context.layout().corners(painted));
    });
}

void TerrainTool::paintHexes() {
    const std::vector<hex::Hex> hexes = m_hexes;
    cancel();
    if (hexes.empty())
        return;
    const std::string terrain = m_terrain.toStdString();
    const auto refusal = m_context.document.perform(battle::PaintTerrain{hexes, terrain});
    if (!refusal)
        m_context.view.showMessage(tr("%n hex(es) painted: %1", nullptr, static_cast<int>(hexes.size()))
                                       .arg(text::terrain(battle::terrainFromKey(terrain))));
    else if (refusal->reason != battle::Reason::NothingToChange)
        m_context.view.showMessage(m_context.sentence(*refusal));
}

} // namespace sf::ui
