// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QObject>

namespace sf::ui {

/// The selection shared by the widgets of one battle: stacks, board cursor, and the unit and edge pointed at.
/// Map, Stack dock and list follow each other through it without knowing each other.
class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::optional<battle::StackId>& stack() const { return m_stack; }
    /// All selected stacks, in the order in which they were selected; stack() is the last.
    const std::vector<battle::StackId>& group() const { return m_group; }
    /// The group, or the only selected stack; empty if none is.
    std::vector<battle::StackId> chosen() const;
    hex::Hex cursor() const { return m_cursor; }
    const std::optional<battle::StackId>& hovered() const { return m_hovered; }
    const std::optional<battle::UnitId>& unit() const { return m_unit; }
    /// All units that are chosen together, in the table and in the Square.
    const std::vector<battle::UnitId>& units() const { return m_units; }
    const std::optional<battle::UnitId>& hoveredUnit() const { return m_hoveredUnit; }
    const std::optional<battle::Edge>& edge() const { return m_edge; }

    /// Whom the selected stack would attack in the forecast that is shown; nothing while none is.
    const std::optional<battle::StackId>& forecastTarget() const { return m_forecastTarget; }
    void setForecastTarget(const std::optional<battle::StackId>& target) { m_forecastTarget = target; }

    void setStack(const std::optional<battle::StackId>& stack);
    void setGroup(std::vector<battle::StackId> group);
    /// Adds the stack to the group, or removes it.
    void toggle(const battle::StackId& stack);
    void setCursor(hex::Hex hex);
    /// The stack that is pointed at, on the map or in a list.
    void setHovered(const std::optional<battle::StackId>& stack);
    /// The unit that is chosen in a list or grid.
    void setUnit(const std::optional<battle::UnitId>& unit);
    void setUnits(const std::vector<battle::UnitId>& units);
    /// The unit that the mouse points at; what is chosen stays chosen.
    void setHoveredUnit(const std::optional<battle::UnitId>& unit);
    /// The edge whose damage order is shown.
    void setEdge(const std::optional<battle::Edge>& edge);

Q_SIGNALS:
    void stackChanged();
    void groupChanged();
    void cursorChanged();
    void hoveredChanged();
    void unitChanged();
    void unitsChanged();
    void hoveredUnitChanged();
    void edgeChanged();

private:
    template<class T>
    void set(T& held, const T& value, void (Selection::*changed)());

    std::optional<battle::StackId> m_stack;
    std::vector<battle::StackId> m_group;
    hex::Hex m_cursor;
    std::optional<battle::StackId> m_hovered;
    std::optional<battle::UnitId> m_unit;
    std::vector<battle::UnitId> m_units;
    std::optional<battle::UnitId> m_hoveredUnit;
    std::optional<battle::Edge> m_edge;
    std::optional<battle::StackId> m_forecastTarget;
};

} // namespace sf::ui
