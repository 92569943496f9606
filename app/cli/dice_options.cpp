// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dice_options.h"

#include "app/cli/command.h"
#include "app/cli/console.h"

#include <QCoreApplication>
#include <QStringList>

namespace sf::cli {

std::optional<std::vector<int>> scriptedDice(const QCommandLineParser& line, const QString& example) {
    std::vector<int> values;
    const QString text = line.value(diceOption);
    if (line.isSet(seedOption) && line.isSet(diceOption)) {
        usageError(QCoreApplication::translate("sf::cli", "use either --seed or --dice, not both"));
        return std::nullopt;
    }
    if (text.trimmed().isEmpty())
        return values;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        values.push_back(part.trimmed().toInt(&isNumber));
        if (!isNumber) {
            usageError(
                QCoreApplication::translate("sf::cli", "--dice: expected numbers such as %1, found “%2”")
                    .arg(example, text));
            return std::nullopt;
        }
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
