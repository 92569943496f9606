// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/action.h"
#include "core/rules/imperio/game/event.h"

#include <QString>

#include <vector>

/// Texts for the results of a record's lines.
namespace sf::text {

/// The sums of the fight at the action's target, "13 : 6"; empty if there is no fight.
QString fightSums(const std::vector<imperio::Event>& events);
/// One or two words: "won", "tie, both gone", "captured", "spawn", "won, 2 splashed"; empty for a plain step
/// or when a player ended the turn.
QString actionOutcome(const imperio::Action& action, const std::vector<imperio::Event>& events);
/// All events as full sentences, for screen readers and tool tips.
QString eventSentences(const std::vector<imperio::Event>& events);
/// What may be typed instead of the record's signs in the program's language, for imperio::readTyped().
std::string signWords();

} // namespace sf::text
