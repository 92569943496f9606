// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/load_error.h"

#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::document {

QString LoadError::text(const QString& fileName) const {
    QString line = text::displayName(fileName);
    if (!place.isEmpty())
        line += QStringLiteral(": ") + place;
    line += QStringLiteral(": ") +
            (found.isEmpty()
                 ? expected
                 : QCoreApplication::translate("sf::document", "expected %1, found %2").arg(expected, found));
    return text::displayText(line).simplified();
}

} // namespace sf::document
