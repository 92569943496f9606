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

QString exhaustedDice(const QString& path, const dice::Exhausted& exhausted) {
    const QString found = exhausted.isMissing ? QCoreApplication::translate("sf::cli", "none")
                                              : QString::number(exhausted.found);
    return QCoreApplication::translate("sf::cli", "%1: --dice[%2]: expected a number from 1 to %3, found %4")
        .arg(path, QString::number(exhausted.position), QString::number(exhausted.sides), found);
}

std::optional<QString> surplusDice(const QString& path, const std::vector<int>& script, std::size_t used) {
    if (used >= script.size())
        return std::nullopt;
    return QCoreApplication::translate("sf::cli", "%1: --dice[%2]: expected no more numbers, found %3")
        .arg(path, QString::number(used), QString::number(script[used]));
}

} // namespace sf::cli
