// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"

namespace sf::document {

/// Creates a player of this level, with the learned weights from the resources.
imperio::Player imperioPlayer(imperio::Level level, std::uint64_t seed = 0);

} // namespace sf::document
