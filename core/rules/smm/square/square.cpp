// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/square.h"

#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/warlord.h"

#include <algorithm>
#include <unordered_map>

namespace sf::smm {
namespace {

using battle::Posture;
using battle::Stack;
using battle::UnitId;
using Place = std::optional<std::size_t>;

/// The occupant of each cell, in order: as the stack was last formed, with a hole for each unit that has
/// croaked since (SMM-18); otherwise the living units by Value.
std::vector<Place> formedOrder(const Stack& stack, const std::vector<std::size_t>& byValue) {
    const std::vector<UnitId>& formed = stateOf(stack).formed;
    if (formed.empty() || byValue.empty())
        return {byValue.begin(), byValue.end()};
    const std::vector<battle::Unit>& units = *stack.units;
    std::unordered_map<UnitId, std::size_t> waiting;
    for (std::size_t position = 0; position < units.size(); ++position)
        waiting.emplace(units[position].id, position);
    std::vector<Place> order;
    for (const UnitId& id : formed)
        if (const auto unit = waiting.extract(id))
            order.push_back(units[unit.mapped()].isAlive() ? Place(unit.mapped()) : Place());
    for (const std::size_t position : byValue)
        if (waiting.contains(units[position].id))
            order.emplace_back(position);
    return order;
}

/// Which of the first `units` cells is nearest the centre of the rows x width rectangle; ties towards the
/// Back, then to the right (SMM-17).
std::size_t deadCentre(const Measures& measures) {
    std::size_t best = 0;
    int nearest = -1;
    for (int cell = 0; cell < measures.units; ++cell) {
        const int up = 2 * (cell / measures.width) - (measures.rows - 1);
        const int across = 2 * (cell % measures.width) - (measures.width - 1);
        const int away = up * up + across * across;
        if (nearest < 0 || away <= nearest) {
            nearest = away;
            best = static_cast<std::size_t>(cell);
        }
    }
    return best;
}

/// The effective posture, and which of its own units the stack screens.
struct Bearing {
    Posture posture = Posture::Neutral;
    Place screened;
};
Bearing bearing(const battle::Battle& battle, const Stack& stack, bool isLed) {
    if (!isLed)
        return {};
    const StackState& own = stateOf(stack);
    if (own.posture != Posture::Screening)
        return {own.posture, {}};
    if (screeningRefusal(battle, stack, own.screens))
        return {};
    Bearing result{Posture::Screening, {}};
    if (const auto* unit = std::get_if<UnitId>(&own.screens))
        if (const battle::Unit* screened = stack.find(*unit))
            result.screened = static_cast<std::size_t>(screened - stack.units->data());
    return result;
}

} // namespace

Square::Square(const battle::Battle& battle, const Stack& stack) {
    const HouseRules rules = houseRules(battle);
    const std::vector<std::size_t> byValue = valueOrder(stack, rules);
    m_cells = formedOrder(stack, byValue);
    m_measures = smm::measures(static_cast<int>(m_cells.size()), rules.moderateCounts);
    m_warlord = leadingWarlord(stack, byValue);
    const Bearing stance = bearing(battle, stack, m_warlord.has_value());
    m_posture = stance.posture;
    m_screened = stance.screened;
    placeWarlord();
}

void Square::placeWarlord() {
    if (m_posture != Posture::Defensive && m_posture != Posture::Offensive)
        return;
    std::erase(m_cells, m_warlord);
    const std::size_t cell = m_posture == Posture::Offensive ? m_cells.size() : deadCentre(m_measures);
    m_cells.insert(m_cells.begin() + static_cast<std::ptrdiff_t>(cell), m_warlord);
}

std::optional<std::size_t> Square::at(Cell cell) const {
    if (cell.row < 0 || cell.column < 0 || cell.column >= m_measures.width)
        return std::nullopt;
    const auto index = static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_measures.width) +
                       static_cast<std::size_t>(cell.column);
    return index < m_cells.size() ? m_cells[index] : std::nullopt;
}

std::optional<Cell> Square::cellOf(std::size_t position) const {
    const auto found = std::ranges::find(m_cells, Place(position));
    if (found == m_cells.end())
        return std::nullopt;
    const auto index = static_cast<int>(found - m_cells.begin());
    return Cell{index / m_measures.width, index % m_measures.width};
}

} // namespace sf::smm
