// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/map/tools/zone_tool.h"

#include "core/document/battle/battle_document.h"
#include "core/text/battle_text.h"
#include "ui/battle/state/side_token.h"
#include "ui/board/board_view.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {
void ZoneTool::setSide(int side) {
    m_side = side;
    m_arrival.reset();
}

void ZoneTool::setArrival(const battle::StackId& stack, int round) {
    m_arrival = Arrival{stack, round};
}

int ZoneTool::sideOfHexes() const {
    const auto stack = m_arrival ? m_context.battle().stacks.find(m_arrival->stack) : nullptr;
    return stack ? stack->side : m_side;
}

/// Those that a stroke changes.
std::vector<hex::Hex> ZoneTool::painted() const {
    if (m_arrival) {
        const auto stack = m_context.battle().stacks.find(m_arrival->stack);
        return stack ? stack->extras->at : std::vector<hex::Hex>();
    }
    const battle::Zone* zone = m_context.battle().scenario->zoneOf(m_side);
    return zone ? zone->hexes : std::vector<hex::Hex>();
}

bool ZoneTool::isPainted(hex::Hex hex) const {
    return std::ranges::count(painted(), hex) > 0;
}

QColor ZoneTool::fill() const {
    return isPainted(hexes().front()) ? m_context.theme().base
                                      : sideColour(m_context.battle(), sideOfHexes(), m_context.theme());
}

/// A stack without hexes is there from the beginning.
battle::Action ZoneTool::actionFor(std::vector<hex::Hex> hexes) const {
    if (!m_arrival)
        return battle::SetZone{m_side, std::move(hexes)};
    const auto stack = m_context.battle().stacks.find(m_arrival->stack);
    const int round = stack ? stack->extras->arrives.value_or(m_arrival->round) : m_arrival->round;
    return battle::SetArrival{m_arrival->stack, hexes.empty() ? std::nullopt : std::optional(round),
                              std::move(hexes)};
}

text::Caption ZoneTool::message() const {
    const int count = static_cast<int>(painted().size());
    if (!m_arrival)
        return {tr("The deployment zone of %1 has %n hex(es)", nullptr, count)
                    .arg(text::sideName(m_context.battle(), m_side)),
                battleRule(3)};
    const auto stack = m_context.battle().stacks.find(m_arrival->stack);
    if (!stack)
        return {};
    const QString name = text::stackName(*stack);
    return {count == 0 ? tr("%1 will be there from the beginning").arg(name)
                       : tr("Arrival of %1: round %2, on one of %n hex(es)", nullptr, count)
                             .arg(name, text::figure(*stack->extras->arrives)),
            battleRule(9)};
}

void ZoneTool::paintHexes(const std::vector<hex::Hex>& hexes) {
    const bool removes = isPainted(hexes.front());
    std::vector<hex::Hex> after = painted();
    std::erase_if(after, [&](hex::Hex hex) { return std::ranges::count(hexes, hex) > 0; });
    if (!removes)
        after.insert(after.end(), hexes.begin(), hexes.end());
    const auto refusal = m_context.document.perform(actionFor(std::move(after))).refusal;
    if (refusal && refusal->reason != battle::Reason::NothingToChange)
        return m_context.view.showMessage(m_context.caption(*refusal));
    placeMarks();
    m_context.view.showMessage(message());
}

void ZoneTool::placeMarks() {
    struct Area {
        std::vector<hex::Hex> hexes;
        int side = 0;
        bool isCurrent = false;
    };
    std::vector<Area> areas;
    for (const battle::Zone& zone : m_context.battle().scenario->deployment)
        areas.push_back({zone.hexes, zone.side, !m_arrival && zone.side == m_side});
    if (m_arrival)
        areas.push_back({painted(), sideOfHexes(), true});
    QRegion region;
    for (const Area& area : areas)
        for (const hex::Hex hex : area.hexes)
            region |= around(m_context.layout().bounds(hex), 2);
    if (region.isEmpty())
        return removeMarks();
    m_context.overlay.put(BoardOverlay::Slot::Zones, region, [this, areas](QPainter& painter) {
        const QRectF clip = painter.clipBoundingRect();
        for (const Area& area : areas) {
            QColor colour = sideColour(m_context.battle(), area.side, m_context.theme());
            painter.setPen(QPen(colour, 1.5, area.isCurrent ? Qt::SolidLine : Qt::DotLine));
            colour.setAlphaF(area.isCurrent ? 0.35F : 0.15F);
            painter.setBrush(colour);
            for (const hex::Hex hex : area.hexes)
                if (clip.isEmpty() || clip.intersects(m_context.layout().bounds(hex)))
                    painter.drawPolygon(m_context.layout().corners(hex));
        }
    });
}

void ZoneTool::removeMarks() {
    m_context.overlay.clear(BoardOverlay::Slot::Zones);
}

} // namespace sf::ui
