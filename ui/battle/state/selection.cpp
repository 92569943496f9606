// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/selection.h"

namespace sf::ui {

void Selection::setStack(const std::optional<battle::StackId>& stack) {
    setGroup(stack ? std::vector{*stack} : std::vector<battle::StackId>());
}

std::vector<battle::StackId> Selection::chosen() const {
    if (!m_group.empty() || !m_stack)
        return m_group;
    return {*m_stack};
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

template<class T>
void Selection::set(T& held, const T& value, void (Selection::*changed)()) {
    if (held == value)
        return;
    held = value;
    Q_EMIT(this->*changed)();
}

void Selection::setCursor(hex::Hex hex) {
    set(m_cursor, hex, &Selection::cursorChanged);
}

void Selection::setHovered(const std::optional<battle::StackId>& stack) {
    set(m_hovered, stack, &Selection::hoveredChanged);
}

void Selection::setUnit(const std::optional<battle::UnitId>& unit) {
    set(m_unit, unit, &Selection::unitChanged);
}

void Selection::setUnits(const std::vector<battle::UnitId>& units) {
    set(m_units, units, &Selection::unitsChanged);
}

void Selection::setHoveredUnit(const std::optional<battle::UnitId>& unit) {
    set(m_hoveredUnit, unit, &Selection::hoveredUnitChanged);
}

void Selection::setEdge(const std::optional<battle::Edge>& edge) {
    set(m_edge, edge, &Selection::edgeChanged);
}

} // namespace sf::ui

#include "moc_selection.cpp"
