// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <QString>

#include <optional>
#include <vector>

/// The option --dice of every command that throws dice.
namespace sf::cli {

/// "12,4,6" as numbers; an empty text is no dice. Nothing when it is no such list.
std::optional<std::vector<int>> scriptedDice(const QString& text);
/// One line that says why the scripted dice were not enough.
QString exhaustedDice(const dice::Exhausted& exhausted, const std::vector<int>& script);

} // namespace sf::cli
