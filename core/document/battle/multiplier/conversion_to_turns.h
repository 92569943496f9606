// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_conversion.h"

namespace sf::document {

/// Units of other rules in the words of multiplier combat.
const UnitConversion& conversionToTurns();

} // namespace sf::document
