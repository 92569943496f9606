// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/systems/system_words.h"

namespace sf::text {

/// Stack Management Mechanics in words.
const SystemWords& smmSystemWords();

} // namespace sf::text
