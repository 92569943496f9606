// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_conversion.h"

namespace sf::document {

/// Converts units of other rules to multiplier combat.
const UnitConversion& conversionToTurns();

} // namespace sf::document
