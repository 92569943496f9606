// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"
#include "core/text/option_text.h"

/// Translated texts for the house rules and set-up of Imperio Bellum.
namespace sf::text {

/// The words for each house rule.
std::span<const OptionText> imperioOptionTexts();
/// The house rules that differ from the usual ones: "Undo of dice: ask; Clock for the game: 1 hour". Empty if
/// none does.
QString imperioOptions(const imperio::Options& options);

/// What to do now: "The defender deploys".
QString imperioStage(imperio::Stage stage);
/// One alteration as a list item: "R9C1: pikeman becomes footsoldier".
QString alteration(const imperio::Alteration& alteration);

} // namespace sf::text
