// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/option.h"
#include "core/rules/undo_dice.h"

/// The house rules of battles.
namespace sf::battle {

/// Returns the option's value in this battle, or its default.
int chosen(const Battle& battle, const Option& option);

/// The options of every battle, by any rules.
std::span<const Option> sharedOptions();
UndoDice undoDice(const Battle& battle);
/// BAT-4, the option `orders`.
bool areOrdersSealed(const Battle& battle);
/// BAT-5, the option `zoneOfControl`: entering a hex next to a living opposing stack ends a move.
bool zonesStop(const Battle& battle);

} // namespace sf::battle
