// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dice_options.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::cli {

std::optional<std::vector<int>> scriptedDice(const QString& text) {
    std::vector<int> values;
    if (text.trimmed().isEmpty())
        return values;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        values.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return values;
}

QString exhaustedDice(const dice::Exhausted& exhausted, const std::vector<int>& script) {
    if (static_cast<std::size_t>(exhausted.position) >= script.size())
        return QCoreApplication::translate("sf::cli",
                                           "--dice: expected a die of %1 sides after %2, found none")
            .arg(exhausted.sides)
            .arg(exhausted.position);
    return QCoreApplication::translate("sf::cli", "--dice: expected 1 to %1 after %2 dice, found %3")
        .arg(exhausted.sides)
        .arg(exhausted.position)
        .arg(exhausted.found);
}

} // namespace sf::cli
