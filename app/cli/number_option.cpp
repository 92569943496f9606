// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_option.h"

#include "app/cli/console.h"

#include <QCoreApplication>

namespace sf::cli {

std::optional<int> numberOf(const QCommandLineParser& line, const QString& option, int least, int most,
                            int standard) {
    if (!line.isSet(option))
        return standard;
    bool isNumber = false;
    const int number = line.value(option).toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return number;
    usageError(
        QCoreApplication::translate("sf::cli", "--%1: expected a whole number from %2 to %3, found “%4”")
            .arg(option, QString::number(least), QString::number(most), line.value(option)));
    return std::nullopt;
}

} // namespace sf::cli
