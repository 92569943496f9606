// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"
#include "core/text/caption.h"

#include <variant>

namespace sf::ui {

/// Dice that a player types, as far as typed: each 1 to 6; or why they are not accepted, with the rule.
std::variant<std::vector<int>, text::Caption> readTypedFaces(const QString& text);
/// The dice that a player typed for these fights, in the order they are rolled: "3 5 1", also separated by
/// commas, bars and brackets as dice rollers and records write them. Exactly as many as the fights need, each
/// 1 to 6.
std::variant<std::vector<int>, text::Caption> readTypedDice(const QString& text,
                                                            const imperio::Fights& fights);
/// "3 dice of the attacker, then 1 of the defender": what is expected.
QString typedDiceExpected(const imperio::Fights& fights);

} // namespace sf::ui
