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
/// One line that says which of the scripted dice is missing or out of range. `path` is the file they are
/// thrown for.
QString exhaustedDice(const QString& path, const dice::Exhausted& exhausted);
/// One line that says which number was left over after `used` dice; nothing when all were thrown.
std::optional<QString> surplusDice(const QString& path, const std::vector<int>& script, std::size_t used);

/// How many dice were thrown in these events.
template<class Events>
std::size_t diceIn(const Events& events) {
    std::size_t count = 0;
    for (const auto& event : events)
        count += event.dice.size();
    return count;
}

} // namespace sf::cli
