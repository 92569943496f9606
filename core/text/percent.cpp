// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/percent.h"

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

} // namespace sf::text
