// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/selection.h"

namespace sf::ui {

void Selection::setStack(const std::optional<battle::StackId>& stack) {
    setGroup(stack ? std::vector{*stack} : std::vector<battle::StackId>());
}

void Selection::setGroup(std::vector<battle::StackId> group) {
    if (m_group == group)
        return;
    const auto last = group.empty() ? std::nullopt : std::optional(group.back());
    const bool isAnother = std::exchange(m_stack, last) != last;
    m_group = std::move(group);
    if (isAnother)
        Q_EMIT stackChanged();
    Q_EMIT groupChanged();
}

void Selection::toggle(const battle::StackId& stack) {
    std::vector<battle::StackId> group = m_group;
    if (std::erase(group, stack) == 0)
        group.push_back(stack);
    setGroup(std::move(group));
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
