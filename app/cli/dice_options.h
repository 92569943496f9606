// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"

#include <QCommandLineParser>

#include <optional>
#include <vector>

/// The --dice option of every command that throws dice.
namespace sf::cli {

/// Parses the option's value, "12,4,6"; without it there are no dice. Prints an error, with an example of
/// what to type, and returns nothing if it is malformed or --seed is set too.
std::optional<std::vector<int>> scriptedDice(const QCommandLineParser& line,
                                             const QString& example = QStringLiteral("12,4,6"));
/// Describes in one line which scripted die is missing or out of range. `path` is the file for which they
/// were thrown.
QString exhaustedDice(const QString& path, const dice::Exhausted& exhausted);
/// Names in one line the first number left over after `used` dice. Returns nothing if all were used.
std::optional<QString> surplusDice(const QString& path, const std::vector<int>& script, std::size_t used);

/// Returns how many dice were thrown in these events.
template<class Events>
std::size_t diceIn(const Events& events) {
    std::size_t count = 0;
    for (const auto& event : events)
        count += event.dice.size();
    return count;
}

} // namespace sf::cli
