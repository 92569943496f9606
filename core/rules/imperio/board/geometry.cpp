// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/geometry.h"

namespace sf::imperio {

std::string Square::text() const {
    if (!isOnBoard())
        return {};
    return {'R', static_cast<char>('0' + row()), 'C', static_cast<char>('0' + column())};
}

Squares ownRows(Side side) {
    constexpr Bits rows = (Bits{1} << 2 * boardSize) - 1;
    return Squares(side == Side::Attacker ? rows : rows << (squareCount - 2 * boardSize));
}

} // namespace sf::imperio
