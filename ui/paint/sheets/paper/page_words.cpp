// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/sheets/paper/page_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::paint {

QString printedWhen(std::optional<int> round, QDate date) {
    const QLocale locale;
    QString day = locale.toString(date, QStringLiteral("d MMMM yyyy"));
    if (!round || *round < 1)
        return day;
    return QCoreApplication::translate("sf::paint", "after battle round %1, %2")
        .arg(locale.toString(*round), day);
}

} // namespace sf::paint
