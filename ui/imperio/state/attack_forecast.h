// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"

#include <QStringList>

namespace sf::ui {

/// What the rules say about an attack before its dice are rolled. Knows no rules itself: it plays the attack
/// and looks at the result.

/// Whether the event is what became of the pieces of a fight, and not its dice or what led to it.
bool isOfTheFight(const imperio::Event& event);
/// What becomes of the pieces when the first fight ends so and every splashed piece withstands, each in
/// words.
QStringList outcomesIf(const imperio::Position& position, const imperio::Action& action,
                       dice::Comparison sums);
/// The same in one text: "defender's knight on R5C4 is eliminated, attacker's knight moves in ..."; a
/// sentence that says so when nothing follows.
QString outcomeIf(const imperio::Position& position, const imperio::Action& action, dice::Comparison sums);
/// How many dice the action throws in all.
int diceInAll(const imperio::Fights& fights);

} // namespace sf::ui
