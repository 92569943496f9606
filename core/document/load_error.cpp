// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/load_error.h"

#include "core/document/translate.h"
#include "core/text/elided.h"

namespace sf::document {
namespace {

// Characters; a line with all four can still be read.
constexpr qsizetype longestName = 500;
constexpr qsizetype longestPlace = 200;
constexpr qsizetype longestExpected = 400;
constexpr qsizetype longestFound = 100;

} // namespace

QString LoadError::text(const QString& fileName) const {
    QString line = text::elided(fileName, longestName);
    if (!place.isEmpty())
        line += QStringLiteral(": ") + text::elided(place, longestPlace);
    const QString wanted = text::elided(expected, longestExpected);
    line += QStringLiteral(": ") +
            (found.isEmpty() ? wanted
                             : tr("expected %1, found %2").arg(wanted, text::elided(found, longestFound)));
    return line.simplified();
}

} // namespace sf::document
