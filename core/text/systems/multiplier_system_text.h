// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/systems/system_text.h"

namespace sf::text {

/// multiplier combat in words.
const SystemText& multiplierSystemWords();

} // namespace sf::text
