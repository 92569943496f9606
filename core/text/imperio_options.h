// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"

#include <QString>

/// House rules and the set-up of Imperio Bellum in words, translated.
namespace sf::text {

/// "Knights on the board".
QString imperioOption(std::string_view name);
/// One or two sentences: what the option decides.
QString imperioOptionAbout(std::string_view name);
/// A value of the option, given as a record writes it, as people read it: "none" is "no limit".
QString imperioOptionValue(std::string_view name, std::string_view value);
/// "2 weeks", "90 seconds": in the largest unit that divides it.
QString duration(qint64 seconds);

/// What is to be done now: "The defender deploys".
QString imperioStage(imperio::Stage stage);
/// One alteration as a line of a list: "R9C1: pikeman becomes footsoldier".
QString alteration(const imperio::Alteration& alteration);

} // namespace sf::text
