// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/zone_tool.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/board/board_view.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {
namespace {

using Slot = BoardOverlay::Slot;

} // namespace

bool ZoneTool::isInZone(hex::Hex hex) const {
    const battle::Zone* zone = m_context.battle().scenario->zoneOf(m_side);
    return zone && std::ranges::count(zone->hexes, hex) > 0;
}

QColor ZoneTool::fill() const {
    return isInZone(hexes().front()) ? m_context.theme().base
                                     : sideColour(m_context.battle(), m_side, m_context.theme());
}

void ZoneTool::paintHexes(const std::vector<hex::Hex>& hexes) {
    const bool removes = isInZone(hexes.front());
    const battle::Zone* zone = m_context.battle().scenario->zoneOf(m_side);
    battle::SetZone action{m_side, zone ? zone->hexes : std::vector<hex::Hex>()};
    std::erase_if(action.hexes, [&](hex::Hex hex) { return std::ranges::count(hexes, hex) > 0; });
    if (!removes)
        action.hexes.insert(action.hexes.end(), hexes.begin(), hexes.end());
    const auto refusal = m_context.document.perform(action).refusal;
    if (refusal && refusal->reason != battle::Reason::NothingToChange)
        return m_context.view.showMessage(m_context.sentence(*refusal));
    placeMarks();
    m_context.view.showMessage(
        tr("The deployment zone of %1 has %n hex(es) (BAT-3)", nullptr, static_cast<int>(action.hexes.size()))
            .arg(text::sideName(m_context.battle(), m_side)));
}

void ZoneTool::placeMarks() {
    QRegion region;
    for (const battle::Zone& zone : m_context.battle().scenario->deployment)
        for (const hex::Hex hex : zone.hexes)
            region |= around(m_context.layout().bounds(hex), 2);
    if (region.isEmpty())
        return removeMarks();
    m_context.overlay.put(Slot::Zones, region, [this](QPainter& painter) {
        const QRectF clip = painter.clipBoundingRect();
        for (const battle::Zone& zone : m_context.battle().scenario->deployment) {
            QColor colour = sideColour(m_context.battle(), zone.side, m_context.theme());
            painter.setPen(QPen(colour, 1.5, zone.side == m_side ? Qt::SolidLine : Qt::DotLine));
            colour.setAlphaF(zone.side == m_side ? 0.35F : 0.15F);
            painter.setBrush(colour);
            for (const hex::Hex hex : zone.hexes)
                if (clip.isEmpty() || clip.intersects(m_context.layout().bounds(hex)))
                    painter.drawPolygon(m_context.layout().corners(hex));
        }
    });
}

void ZoneTool::removeMarks() {
    m_context.overlay.clear(Slot::Zones);
}

} // namespace sf::ui
