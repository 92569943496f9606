// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/system.h"

#include <functional>

namespace sf::battle {

/// How many living opponents of a side could attack somebody in a hex.
struct Threat {
    int now = 0;       ///< from where they stand
    int afterMove = 0; ///< once they have spent a round's Move (BAT-5), those of `now` included
    bool operator==(const Threat&) const = default;
};
/// Returns the threat to a side by hex, without hexes that nobody threatens. `range` is how many hexes away a
/// stack attacks. A stack in a fight stays where it is; that stacks stand in each other's way isn't
/// counted.
std::unordered_map<hex::Hex, Threat> threatsTo(const Battle& battle, int side, const System& system,
                                               const std::function<int(const Stack&)>& range);

} // namespace sf::battle
