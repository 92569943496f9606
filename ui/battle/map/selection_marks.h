// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"
#include "ui/board/board_overlay.h"
#include "ui/paint/board/overlay_painter.h"

#include <QRegion>

#include <optional>
#include <vector>

namespace sf::ui {

class BoardContext;

/// What the selected stack may do, on the map: the hexes in its reach, the enemies that it may attack, and
/// the stacks that are selected with it. During a drag, the reach of what is dragged. While a side deploys,
/// its zone.
class SelectionMarks {
public:
    explicit SelectionMarks(BoardContext& context) : m_context(context) {}

    /// Another stack is selected, the battle or a setting changed, or something was picked up or put down.
    void update(bool isCarrying);
    /// The board moved or was zoomed.
    void place();
    /// Shows the way to the hex if it is in reach and no stack is there, and what it costs; nothing for no
    /// hex.
    void pointAt(const std::optional<hex::Hex>& hex);

    const std::vector<hex::Hex>& targets() const { return m_targets; }
    bool hasReach() const { return m_reach.has_value(); }

private:
    std::optional<battle::Reach> reach() const;
    paint::HexSet zone() const;
    QRegion area() const;
    void placePath();
    void paint(QPainter& painter, const QRect& area) const;
    std::vector<hex::Hex> targetHexes() const;
    std::vector<hex::Hex> groupHexes() const;

    BoardContext& m_context;
    std::optional<battle::Reach> m_reach;
    std::optional<hex::Hex> m_pointed;
    bool m_hasPath = false;
    paint::HexSet m_zone;            ///< in which the side deploys (BAT-3)
    std::vector<hex::Hex> m_group;   ///< of stacks that are selected besides the last
    std::vector<hex::Hex> m_targets; ///< of the enemies that may be attacked, each once
};

} // namespace sf::ui
