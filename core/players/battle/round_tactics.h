// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/situation.h"

namespace sf::players {

/// The steps of a side in an orders phase of SMM (BAT-4): reinforcements, merging, orders for every stack
/// and, in play, ready. On a board the same without ready. It names no edges (SMM-9a) and doesn't concede.
Steps roundSteps(const battle::Battle& seen, int side, const Plan& plan, Duels& duels);

} // namespace sf::players
