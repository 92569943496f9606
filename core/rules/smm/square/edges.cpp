// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/edges.h"

#include "core/rules/smm/square/house_rules.h"

namespace sf::smm {

using battle::Edge;

Edge metEdge(const HouseRules& rules, const battle::Stack& target, hex::Hex from) {
    const hex::Direction towards = hex::bearing(target.hex, from, target.facing);
    const int relative = hex::clockwiseSteps(target.facing, towards);
    if (relative == 0 || (rules.frontArc == 3 && (relative == 1 || relative == 5)))
        return Edge::Front;
    if (relative == 3)
        return Edge::Back;
    return relative < 3 ? Edge::Left : Edge::Right;
}

Edge opposite(Edge edge) {
    switch (edge) {
    case Edge::Front:
        return Edge::Back;
    case Edge::Left:
        return Edge::Right;
    case Edge::Right:
        return Edge::Left;
    case Edge::Back:
        return Edge::Front;
    }
    return edge;
}

} // namespace sf::smm
