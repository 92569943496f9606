// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/pick_tool.h"

#include "ui/paint/board/overlay_painter.h"

#include <algorithm>
#include <QPainter>

namespace sf::ui {

void PickTool::start(std::vector<hex::Hex> hexes, Picked picked) {
    m_hexes = std::move(hexes);
    m_picked = std::move(picked);
    placeMarks();
}

void PickTool::stop() {
    m_picked = {};
    removeMarks();
}

bool PickTool::isOffered(hex::Hex hex) const {
    return std::ranges::find(m_hexes, hex) != m_hexes.end();
}

void PickTool::finish(const std::optional<hex::Hex>& hex) {
    const Picked picked = std::exchange(m_picked, {});
    removeMarks();
    picked(hex);
}

void PickTool::mousePressed(QPointF point) {
    activated(m_context.layout().at(point));
}

bool PickTool::activated(hex::Hex hex) {
    if (isOffered(hex))
        finish(hex);
    return true;
}

Qt::CursorShape PickTool::cursorShape(QPointF point) const {
    return isOffered(m_context.layout().at(point)) ? Qt::PointingHandCursor : Qt::ForbiddenCursor;
}

bool PickTool::cancel() {
    if (!isBusy())
        return false;
    finish(std::nullopt);
    return true;
}

void PickTool::placeMarks() {
    QRectF bounds;
    for (const hex::Hex hex : m_hexes)
        bounds |= m_context.layout().bounds(hex);
    m_context.overlay.put(BoardOverlay::Slot::Target, around(bounds, 6), [this](QPainter& painter) {
        const paint::HexSet hexes(m_hexes.begin(), m_hexes.end());
        paint::paintReachArea(painter, m_context.layout(), hexes, m_context.theme());
    });
}

void PickTool::removeMarks() {
    m_context.overlay.clear(BoardOverlay::Slot::Target);
}

} // namespace sf::ui
