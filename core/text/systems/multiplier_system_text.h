// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/systems/system_text.h"

namespace sf::text {

/// The texts of multiplier combat.
const SystemText& multiplierSystemWords();

} // namespace sf::text
