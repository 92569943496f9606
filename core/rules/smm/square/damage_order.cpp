// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which melee damage reaches a Square over an edge (SMM-7, SMM-16, SMM-17).
// Declared in square.h.
#include "core/rules/smm/square/square.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Edge;

/// The lines of cells in the order that someone in front of the edge meets them, each from left to right
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

/// Does nothing if the unit is not in the order.
void moveTo(std::vector<std::size_t>& order, std::size_t unit, std::size_t place) {
    if (std::erase(order, unit) > 0)
        order.insert(order.begin() + static_cast<std::ptrdiff_t>(std::min(place, order.size())), unit);
}

} // namespace

Square::Walk Square::walk(Edge edge, const std::vector<battle::Unit>* now) const {
    const Lines lines(edge, m_measures);
    Walk walk;
    for (int line = 0; line < lines.count(); ++line) {
        for (int place = 0; place < lines.length(); ++place) {
            const std::optional<std::size_t> unit = at(lines.cell(line, place));
            if (unit && (!now || (*now)[*unit].isAlive()))
                walk.order.push_back(*unit);
        }
        if (walk.edgeLine == 0)
            walk.edgeLine = walk.order.size();
    }
    return walk;
}

std::vector<std::size_t> Square::meleeOrder(Walk walk, WarlordJoins joins) const {
    if (m_posture == battle::Posture::Offensive)
        sendWarlord(walk, joins);
    if (m_screened)
        moveTo(walk.order, *m_screened, walk.order.size());
    return std::move(walk.order);
}

std::vector<std::size_t> Square::damageOrder(Edge edge, WarlordJoins joins) const {
    return meleeOrder(walk(edge, nullptr), joins);
}

std::vector<std::size_t> Square::damageOrder(Edge edge, WarlordJoins joins,
                                             const std::vector<battle::Unit>& now) const {
    return meleeOrder(walk(edge, &now), joins);
}

std::vector<std::size_t> Square::shotOrder(Edge edge, const std::vector<battle::Unit>& now) const {
    return walk(edge, &now).order;
}

void Square::sendWarlord(Walk& walk, WarlordJoins joins) const {
    if (joins == WarlordJoins::No)
        return moveTo(walk.order, *m_warlord, walk.order.size());
    const auto place =
        static_cast<std::size_t>(std::ranges::find(walk.order, *m_warlord) - walk.order.begin());
    moveTo(walk.order, *m_warlord, place < walk.edgeLine ? walk.edgeLine - 1 : walk.edgeLine);
}

} // namespace sf::smm
