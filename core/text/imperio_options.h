// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"

#include <QString>

/// Translated texts for the house rules and set-up of Imperio Bellum.
namespace sf::text {

/// "Knights on the board".
QString imperioOption(std::string_view name);
/// One or two sentences that explain the option.
QString imperioOptionAbout(std::string_view name);
/// A value in record notation as users read it: "none" is "no limit".
QString imperioOptionValue(std::string_view name, std::string_view value);
/// The house rules that differ from the usual ones: "Undo of dice: ask; Clock for the game: 1 hour". Empty if
/// none does.
QString imperioOptions(const imperio::Options& options);
/// "2 weeks", "90 seconds": in the largest unit that divides the duration.
QString duration(qint64 seconds);

/// What to do now: "The defender deploys".
QString imperioStage(imperio::Stage stage);
/// One alteration as a list item: "R9C1: pikeman becomes footsoldier".
QString alteration(const imperio::Alteration& alteration);

} // namespace sf::text
