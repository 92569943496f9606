// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/selection.h"

namespace sf::ui {

void Selection::setStack(const std::optional<battle::StackId>& stack) {
    if (m_stack == stack)
        return;
    m_stack = stack;
    Q_EMIT stackChanged();
}

void Selection::setCursor(hex::Hex hex) {
    if (m_cursor == hex)
        return;
    m_cursor = hex;
    Q_EMIT cursorChanged();
}

void Selection::setHovered(const std::optional<battle::StackId>& stack) {
    if (m_hovered == stack)
        return;
    m_hovered = stack;
    Q_EMIT hoveredChanged();
}

void Selection::setUnit(const std::optional<battle::UnitId>& unit) {
    if (m_unit == unit)
        return;
    m_unit = unit;
    Q_EMIT unitChanged();
}

void Selection::setHoveredUnit(const std::optional<battle::UnitId>& unit) {
    if (m_hoveredUnit == unit)
        return;
    m_hoveredUnit = unit;
    Q_EMIT hoveredUnitChanged();
}

void Selection::setEdge(const std::optional<battle::Edge>& edge) {
    if (m_edge == edge)
        return;
    m_edge = edge;
    Q_EMIT edgeChanged();
}

} // namespace sf::ui
