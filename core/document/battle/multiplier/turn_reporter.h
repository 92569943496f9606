// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/system_codecs.h"

namespace sf::document {

/// The reports between turns of multiplier combat (BAT-13).
const TurnReporting& turnReporter();

} // namespace sf::document
