// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/odds.h"
#include "core/text/caption.h"
#include "ui/encounter/state/dungeon_controller.h"

namespace sf::ui {

/// The typed dice in the order they are rolled: "3 5 1", also separated by commas, bars and brackets as dice
/// rollers write them.
std::variant<std::vector<int>, text::Caption> readStrikeDice(const QString& text);
/// Why these dice are not those of the action: too few, too many, or a face that the die doesn't have. While
/// they are still being typed, too few are no problem.
std::optional<text::Caption> problemWithDice(const DungeonController& controller,
                                             const encounter::Action& action, const std::vector<int>& dice,
                                             bool areComplete = true);
/// "1d6 damage, 1d3 armor; if Newt lives: 1d3 damage, 1d4 status; if it dies: 1d100": what is expected.
QString strikeDiceExpected(const encounter::AttackForecast& forecast, bool isMonster);

} // namespace sf::ui
