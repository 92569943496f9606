// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"

#include <QString>

#include <variant>

namespace sf::ui {

/// Why typed dice are not accepted, with the rule.
struct TypedDiceProblem {
    QString text;
    Rule rule;
};

/// Dice that a player types, as far as typed: each 1 to 6.
std::variant<std::vector<int>, TypedDiceProblem> readTypedFaces(const QString& text);
/// The dice that a player typed for these fights, in the order they are rolled: "3 5 1", also separated by
/// commas, bars and brackets as dice rollers and records write them. Exactly as many as the fights need, each
/// 1 to 6.
std::variant<std::vector<int>, TypedDiceProblem> readTypedDice(const QString& text,
                                                               const imperio::Fights& fights);
/// "3 dice of the attacker, then 1 of the defender": what is expected.
QString typedDiceExpected(const imperio::Fights& fights);

} // namespace sf::ui
