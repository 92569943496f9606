// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/document_version.h"

#include "core/document/io/json_reader.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {

void readVersion(JsonReader& json) {
    const bool isNumber = !json.failed() && json.type() == JsonTape::Type::Number;
    const QString found = json.describe();
    if (isNumber && found == QLatin1String("1")) {
        json.skip();
        return;
    }
    const bool isNewer =
        isNumber && found != QLatin1String("0") &&
        std::ranges::all_of(found, [](QChar letter) { return letter.isDigit() || letter == QChar(0x2026); });
    json.fail(isNewer ? QCoreApplication::translate("sf::document", "version 1, which this program knows")
                      : QCoreApplication::translate("sf::document", "version 1"),
              isNewer ? QCoreApplication::translate("sf::document", "the newer version %1").arg(found)
                      : found);
}

} // namespace sf::document
