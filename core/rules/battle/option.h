// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/undo_dice.h"

#include <span>

/// House rules as dialogs, help pages and files know them.
namespace sf::battle {

/// One option, the rule it belongs to, its values and its default.
struct Option {
    std::string_view name;
    Rule rule;
    std::vector<std::string_view> words; ///< allowed JSON values, default first; empty for a number
    int least = 0;
    int largest = 0;
    int standard = 0; ///< default of a number
};
/// Null for a name that is not in the list.
const Option* find(std::span<const Option> options, std::string_view name);
/// Whether the raw JSON value is one that the option can have.
bool isAllowed(const Option& option, std::string_view json);
/// What the battle says to the option, or its default: the place among the words, or the number.
int chosen(const Battle& battle, const Option& option);

/// Options of every battle, whichever its rules.
std::span<const Option> sharedOptions();
UndoDice undoDice(const Battle& battle);
/// BAT-4, the option `orders`.
bool areOrdersSealed(const Battle& battle);
/// BAT-5, the option `zoneOfControl`: entering a hex next to a living opposing stack ends a move.
bool zonesStop(const Battle& battle);

} // namespace sf::battle
