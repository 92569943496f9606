// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/systems/system_words.h"

namespace sf::text {

/// multiplier combat in words.
const SystemWords& multiplierSystemWords();

} // namespace sf::text
