// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sf::text {

QString percent(double chance, int decimals) {
    const QLocale locale;
    QString shown = locale.toString(100 * chance, 'f', decimals);
    const double least = std::pow(10.0, -decimals);
    if (chance < 1 && shown == locale.toString(100.0, 'f', decimals))
        return u'>' + locale.toString(100 - least, 'f', decimals);
    if (chance > 0 && shown == locale.toString(0.0, 'f', decimals))
        return u'<' + locale.toString(least, 'f', decimals);
    return shown;
}

QString odds(double win, double tie, double lose) {
    return QCoreApplication::translate("sf::text", "Odds: win %1 %, tie %2 %, lose %3 %")
        .arg(percent(win, 1), percent(tie, 1), percent(lose, 1));
}

} // namespace sf::text
