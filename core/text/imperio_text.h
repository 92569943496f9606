// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"
#include "core/rules/imperio/record/record_error.h"
#include "core/text/caption.h"

#include <QString>

/// Translated texts for the codes of Imperio Bellum, in one place for window, log, prints and command line.
namespace sf::text {

QString imperioKind(imperio::Kind kind);       ///< "knight", "headquarters"
QString imperioSide(imperio::Side side);       ///< "attacker"
QString imperioSquare(imperio::Square square); ///< "R4C5"
QString capitalised(QString text);             ///< "Knight" from "knight"

/// One sentence that says what isn't allowed and why, without the rule number: "R4C5 is taken."
QString refusal(const imperio::Refusal& refusal);
Caption caption(const imperio::Refusal& refusal);
/// What a record should contain and what it does, without line and rule: "expected 3
/// 2 dice, found 3
/// 1".
QString recordError(const imperio::RecordError& error);
/// The reason for a die: "against a knight", or "charge 3" for that charge's term.
QString diceTerm(const imperio::DiceTerm& term);
/// "melee", "two squares ahead", "shot", "splash"
QString means(imperio::Means means);
/// One line of the log: "Knight R5C4 against knight R4C5: 17 to 7, won."
QString event(const imperio::Event& event);
Caption caption(const imperio::Event& event); ///< as a sentence, without its dice
/// Why the game is over: "the attacker has no fighting piece left".
QString ending(const imperio::Result& result);
/// "win", "tie", "lose", comparing only the sums.
QString comparison(dice::Comparison sums);

} // namespace sf::text
