// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/action.h"
#include "core/rules/imperio/game/event.h"

#include <QString>

#include <vector>

/// What the lines of a game's record came to, in words.
namespace sf::text {

/// The sums of the fight at the action's target, "13 : 6"; empty without a fight.
QString fightSums(const std::vector<imperio::Event>& events);
/// In a word or two: "won", "tie, both gone", "captured", "spawn", "won, 2 splashed"; empty for a plain step
/// or the end of a turn that a player ended.
QString actionOutcome(const imperio::Action& action, const std::vector<imperio::Event>& events);
/// All of it as sentences, each with a full stop, for screen readers and tool tips.
QString eventSentences(const std::vector<imperio::Event>& events);

} // namespace sf::text
