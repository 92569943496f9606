// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/map_marks.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace sf::ui {

class BoardContext;

/// What the rule system marks on the map: Conflicts, and the orders of the selected and the hovered stacks or
/// of all. Asked for when the battle changes, placed when the board moves.
class OrderMarks {
public:
    explicit OrderMarks(BoardContext& context) : m_context(context) {}

    /// The battle changed.
    void update();
    /// The board moved or was zoomed.
    void place();
    /// Other stacks are selected or hovered.
    void placeOrders();
    void setAllShown(bool shown);
    /// Shows who acts when in the Conflict of the hex, on a card that doesn't cover it; nothing for no hex.
    void pointAt(const std::optional<hex::Hex>& hex);
    /// The same in words; empty outside Conflicts.
    QString descriptionOf(hex::Hex hex) const;

private:
    QColor colourOf(const battle::Stack& stack) const;
    paint::OrderArrow placed(const MapMarks::Arrow& arrow) const;
    paint::OrderBadge placed(const MapMarks::Badge& badge, int index) const;
    std::vector<QRectF> namesAt(const MapMarks::Region& region) const;
    void paintRegions(QPainter& painter) const;
    bool isShown(const battle::Stack& stack) const;
    const MapMarks::Region* regionAt(const std::optional<hex::Hex>& hex) const;
    QRectF cardPlace(QSizeF card, const MapMarks::Region& region) const;
    void placeRegions();
    void placeCard();
    void paintOrders(QPainter& painter) const;

    BoardContext& m_context;
    std::vector<QRectF> m_tags; ///< of the regions
    MapMarks m_marks;           ///< of all stacks
    MapMarks m_shown;           ///< those whose orders are shown
    bool m_areAllShown = false;
    std::optional<hex::Hex> m_pointed;
    bool m_hasCard = false;
};

} // namespace sf::ui
