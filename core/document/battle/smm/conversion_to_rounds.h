// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_conversion.h"

namespace sf::document {

/// Converts units of other rules to SMM.
const UnitConversion& conversionToRounds();

} // namespace sf::document
