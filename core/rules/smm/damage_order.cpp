// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which melee damage reaches a Square over an edge (SMM-7, SMM-16, SMM-17).
#include "core/rules/smm/square.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Edge;

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

std::vector<std::size_t> Square::damageOrder(Edge edge, WarlordJoins joins) const {
    const Lines lines(edge, m_measures);
    std::vector<std::size_t> order;
    std::size_t edgeLine = 0; // how many stand in the first line that anybody stands in
    for (int line = 0; line < lines.count(); ++line) {
        for (int place = 0; place < lines.length(); ++place)
            if (const std::optional<std::size_t> unit = at(lines.cell(line, place)))
                order.push_back(*unit);
        if (edgeLine == 0)
            edgeLine = order.size();
    }
    if (m_posture == battle::Posture::Offensive)
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
