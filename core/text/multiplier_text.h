// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/turn.h"

#include <QString>

/// The codes of multiplier combat in words, translated.
namespace sf::text {

/// One sentence that says what is not allowed and why, without the rule number; pieces by their ids.
QString refusal(const multiplier::Refusal& refusal);
/// The same with the pieces' names.
QString refusal(multiplier::Refusal refusal, const battle::Battle& battle);
/// What a player does in a turn, as an undo step is called: "Attack Ford Watch with First Spears".
QString turnAction(const multiplier::TurnAction& action, const battle::Battle& battle);
/// "attacker", "defender"
QString strikeSide(multiplier::Side side);

} // namespace sf::text
