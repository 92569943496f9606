// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fights.h"

#include <QString>

#include <variant>

namespace sf::ui {

/// Why typed dice do not do, with the rule that says so.
struct TypedDiceProblem {
    QString text;
    Rule rule;
};

/// The dice that a player typed for these fights, in the order in which they are thrown: "3 5 1", also with
/// commas, bars and brackets between them as rollers and records write them. Exactly as many as the fights
/// throw, each 1 to 6.
std::variant<std::vector<int>, TypedDiceProblem> readTypedDice(const QString& text,
                                                               const imperio::Fights& fights);
/// "3 dice of the attacker, then 1 of the defender": what is expected.
QString typedDiceExpected(const imperio::Fights& fights);

} // namespace sf::ui
