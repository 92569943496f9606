// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/undo_dice.h"

#include <span>

/// House rules, as dialogs, help pages and files describe them.
namespace sf::battle {

/// One option with its rule, its values and its default.
struct Option {
    std::string_view name;
    Rule rule;
    std::vector<std::string_view> words; ///< allowed JSON values, default first; empty for a number
    int least = 0;
    int largest = 0;
    int standard = 0; ///< default of a number
};
/// Returns null if the list has no such option.
const Option* find(std::span<const Option> options, std::string_view name);
/// Returns whether the option can have this raw JSON value.
bool isAllowed(const Option& option, std::string_view json);
/// Returns the option's value in this battle or its default: an index into `words`, or the number.
int chosen(const Battle& battle, const Option& option);

/// The options of every battle, by any rules.
std::span<const Option> sharedOptions();
UndoDice undoDice(const Battle& battle);
/// BAT-4, the option `orders`.
bool areOrdersSealed(const Battle& battle);
/// BAT-5, the option `zoneOfControl`: entering a hex next to a living opposing stack ends a move.
bool zonesStop(const Battle& battle);

} // namespace sf::battle
