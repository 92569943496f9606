// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/load_error.h"

#include "core/text/display_text.h"
#include "core/text/elided.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

// Characters, so that a line with all four stays readable.
constexpr qsizetype longestFileName = 500;
constexpr qsizetype longestPlace = 200;
constexpr qsizetype longestExpected = 400;
constexpr qsizetype longestFound = 100;

} // namespace

QString LoadError::text(const QString& fileName) const {
    const QString wanted = text::elided(expected, longestExpected);
    const QString wrong = found.isEmpty()
                              ? wanted
                              : QCoreApplication::translate("sf::document", "expected %1, found %2")
                                    .arg(wanted, text::elided(found, longestFound));
    const QString file = text::displayName(text::elided(fileName, longestFileName));
    const QString line = text::labelled(file, text::labelled(text::elided(place, longestPlace), wrong));
    return text::displayText(line).simplified();
}

LoadError missingKey(const char* key) {
    const QString name = QString::fromLatin1(key);
    return {name, QCoreApplication::translate("sf::document", "the key \"%1\"").arg(name),
            QCoreApplication::translate("sf::document", "none")};
}

} // namespace sf::document
