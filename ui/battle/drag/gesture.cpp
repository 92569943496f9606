// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/drag/gesture.h"

#include "core/document/battle/battle_document.h"
#include "core/text/words.h"
#include "ui/battle/drag/stack_carrier.h"

#include <algorithm>
#include <cmath>
#include <QCoreApplication>
#include <QPainter>
#include <QWidget>

namespace sf::ui {

using Slot = BoardOverlay::Slot;

PanGesture::PanGesture(BoardContext& context, QPointF start) : m_context(context), m_last(start.toPoint()) {
    m_context.widget.setCursor(Qt::ClosedHandCursor);
}

PanGesture::~PanGesture() {
    m_context.widget.unsetCursor();
}

void PanGesture::move(QPointF point, Qt::KeyboardModifiers /*modifiers*/) {
    const QPoint delta = point.toPoint() - m_last;
    m_last = point.toPoint();
    m_context.pan(delta);
}

CarryGesture::CarryGesture(StackCarrier& carrier, QPointF grip, QPointF centre)
    : m_carrier(carrier), m_offset(centre - grip) {}

CarryGesture::~CarryGesture() {
    m_carrier.cancel();
}

void CarryGesture::move(QPointF point, Qt::KeyboardModifiers modifiers) {
    m_beside = modifiers.testFlag(Qt::ShiftModifier);
    m_carrier.aim(point, m_beside);
    m_carrier.hangFrom(point + m_offset);
}

void CarryGesture::release(QPointF point) {
    m_carrier.aim(point, m_beside);
    if (!m_carrier.drop())
        m_carrier.putBack();
}

TerrainGesture::TerrainGesture(BoardContext& context, std::string terrain, QPointF start)
    : m_context(context), m_terrain(std::move(terrain)), m_last(start) {
    pass(m_context.layout().at(start));
}

TerrainGesture::~TerrainGesture() {
    m_context.overlay.clear(Slot::Target);
}

void TerrainGesture::move(QPointF point, Qt::KeyboardModifiers /*modifiers*/) {
    const QPointF way = point - m_last;
    const int steps = 1 + static_cast<int>(std::hypot(way.x(), way.y()) / m_context.camera.size());
    for (int step = 1; step <= steps; ++step)
        pass(m_context.layout().at(m_last + way * step / steps));
    m_last = point;
}

void TerrainGesture::pass(hex::Hex hex) {
    if (!m_context.isOnMap(hex) || std::ranges::find(m_hexes, hex) != m_hexes.end())
        return;
    m_hexes.push_back(hex);
    QRegion region = m_context.overlay.region(Slot::Target);
    region |= around(m_context.layout().bounds(hex), 2);
    const battle::Terrain terrain = battle::terrainFromKey(m_terrain);
    m_context.overlay.put(Slot::Target, region, [this, terrain](QPainter& painter) {
        QColor fill = m_context.theme().ground.fill(terrain);
        fill.setAlphaF(0.8F);
        painter.setPen(QPen(m_context.theme().accent, 2, Qt::DashLine));
        painter.setBrush(fill);
        for (const hex::Hex painted : m_hexes)
            painter.drawPolygon(m_context.layout().corners(painted));
    });
}

void TerrainGesture::release(QPointF /*point*/) {
    if (m_hexes.empty())
        return;
    if (const auto refusal = m_context.document.perform(battle::PaintTerrain{m_hexes, m_terrain})) {
        if (refusal->reason != battle::Reason::NothingToChange)
            m_context.say(m_context.sentence(*refusal));
        return;
    }
    m_context.say(QCoreApplication::translate("sf::ui::TerrainGesture", "%n hex(es) painted: %1", nullptr,
                                              static_cast<int>(m_hexes.size()))
                      .arg(text::terrain(battle::terrainFromKey(m_terrain))));
}

} // namespace sf::ui
