// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/load_error.h"

#include <QCoreApplication>

namespace sf::document {

QString LoadError::text(const QString& fileName) const {
    QString line = fileName;
    if (!place.isEmpty())
        line += QStringLiteral(": ") + place;
    line += QStringLiteral(": ") +
            (found.isEmpty()
                 ? expected
                 : QCoreApplication::translate("sf::document", "expected %1, found %2").arg(expected, found));
    return line.simplified();
}

LoadError missingKey(const char* key) {
    const QString name = QString::fromLatin1(key);
    return {name, QCoreApplication::translate("sf::document", "the key \"%1\"").arg(name),
            QCoreApplication::translate("sf::document", "none")};
}

} // namespace sf::document
