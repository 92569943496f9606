// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/turn.h"

#include "core/text/caption.h"

/// Translated texts for the codes of multiplier combat.
namespace sf::text {

/// One sentence that says what isn't allowed and why, without the rule number. Names pieces by id.
QString refusal(const multiplier::Refusal& refusal);
/// The same with the pieces' names.
QString refusal(multiplier::Refusal refusal, const battle::Battle& battle);
Caption caption(const multiplier::Refusal& refusal, const battle::Battle& battle);
/// The text of a turn action's undo step: "Attack Ford Watch with First Spears".
QString turnAction(const multiplier::TurnAction& action, const battle::Battle& battle);
/// "attacker", "defender"
QString strikeSide(multiplier::Side side);

} // namespace sf::text
