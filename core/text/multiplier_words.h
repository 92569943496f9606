// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/combat.h"

#include <QString>

/// The codes of multiplier combat in words, translated.
namespace sf::text {

/// One sentence that says what is not allowed and why, without the rule number.
QString refusal(const multiplier::Refusal& refusal);
/// "attacker", "defender"
QString strikeSide(multiplier::Side side);

} // namespace sf::text
