// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/figures.h"

#include <QLocale>

namespace sf::text {

QString figure(qint64 value) {
    const QLocale locale;
    return locale.toString(value).replace(locale.negativeSign(), QChar(0x2212));
}

QString decimal(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    constexpr int places = 3;
    QString text = locale.toString(value, 'f', places);
    while (text.endsWith(locale.zeroDigit()))
        text.chop(1);
    if (text.endsWith(locale.decimalPoint()))
        text.chop(1);
    return text.replace(locale.negativeSign(), QChar(0x2212));
}

QString signedFigure(qint64 value) {
    return value > 0 ? QLocale().positiveSign() + figure(value) : figure(value);
}

} // namespace sf::text
