// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/specials.h"

#include <array>

namespace sf::smm {

std::span<const battle::Special> specials() {
    static constexpr std::array table{flyerSpecial, rangedSpecial, anywhereSpecial, leadershipSpecial};
    return table;
}

} // namespace sf::smm
