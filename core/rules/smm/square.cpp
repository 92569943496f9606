// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square.h"

#include "core/rules/smm/screening.h"
#include "core/rules/smm/warlord.h"

#include <algorithm>
#include <unordered_map>

namespace sf::smm {
namespace {

using battle::Edge;
using battle::Posture;
using battle::Stack;
using battle::UnitId;
using Place = std::optional<std::size_t>;

/// Who fills the cells, in order: the stack as it was last formed, where one that has croaked since leaves a
/// hole (SMM-18); otherwise the living by Value.
std::vector<Place> formedOrder(const Stack& stack, const std::vector<std::size_t>& byValue) {
    if (stack.formed->empty() || byValue.empty())
        return {byValue.begin(), byValue.end()};
    const std::vector<battle::Unit>& units = *stack.units;
    std::unordered_map<UnitId, std::size_t> waiting;
    for (std::size_t position = 0; position < units.size(); ++position)
        waiting.emplace(units[position].id, position);
    std::vector<Place> order;
    for (const UnitId& id : *stack.formed)
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

/// The posture that counts, and which unit of its own the stack screens.
struct Bearing {
    Posture posture = Posture::Neutral;
    Place screened;
};
Bearing bearing(const battle::Battle& battle, const Stack& stack, bool isLed) {
    if (!isLed)
        return {};
    if (stack.posture != Posture::Screening)
        return {stack.posture, {}};
    if (screeningRefusal(battle, stack, stack.screens))
        return {};
    Bearing result{Posture::Screening, {}};
    if (const auto* unit = std::get_if<UnitId>(&stack.screens))
        if (const battle::Unit* own = stack.find(*unit))
            result.screened = static_cast<std::size_t>(own - stack.units->data());
    return result;
}

/// The lines of cells in the order in which someone before the edge meets them, each from left to right
/// (SMM-7).
class Lines {
public:
    Lines(Edge edge, const Measures& measures)
        : m_edge(edge), m_rows(measures.rows), m_width(measures.width) {}

    bool alongRows() const { return m_edge == Edge::Front || m_edge == Edge::Back; }
    int count() const { return alongRows() ? m_rows : m_width; }
    int length() const { return alongRows() ? m_width : m_rows; }
    Cell cell(int line, int place) const {
        switch (m_edge) {
        case Edge::Front:
            return {line, place};
        case Edge::Back:
            return {m_rows - 1 - line, m_width - 1 - place};
        case Edge::Left:
            return {m_rows - 1 - place, line};
        case Edge::Right:
            return {place, m_width - 1 - line};
        }
        return {};
    }

private:
    Edge m_edge;
    int m_rows;
    int m_width;
};

void moveTo(std::vector<std::size_t>& order, std::size_t unit, std::size_t place) {
    std::erase(order, unit);
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(std::min(place, order.size())), unit);
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

std::vector<std::size_t> Square::damageOrder(Edge edge, WarlordJoins joins) const {
    const Lines lines(edge, m_measures);
    std::vector<std::size_t> order;
    std::size_t edgeLine = 0; // how many stand in the first line that anybody stands in
    for (int line = 0; line < lines.count(); ++line) {
        for (int place = 0; place < lines.length(); ++place)
            if (const Place unit = at(lines.cell(line, place)))
                order.push_back(*unit);
        if (edgeLine == 0)
            edgeLine = order.size();
    }
    if (m_posture == Posture::Offensive)
        sendWarlord(order, edgeLine, joins);
    if (m_screened)
        moveTo(order, *m_screened, order.size());
    return order;
}

void Square::sendWarlord(std::vector<std::size_t>& order, std::size_t edgeLine, WarlordJoins joins) const {
    if (joins == WarlordJoins::No)
        return moveTo(order, *m_warlord, order.size());
    const auto place = static_cast<std::size_t>(std::ranges::find(order, *m_warlord) - order.begin());
    moveTo(order, *m_warlord, place < edgeLine ? edgeLine - 1 : edgeLine);
}

} // namespace sf::smm
