// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/field.h"

#include <QLocale>

namespace sf::ui {

std::optional<std::int64_t> wholeNumber(const QString& text) {
    QString plain = text.trimmed();
    plain.replace(QChar(0x2212), u'-');
    bool isNumber = false;
    qlonglong value = plain.toLongLong(&isNumber);
    if (!isNumber)
        value = QLocale().toLongLong(plain, &isNumber);
    return isNumber ? std::optional<std::int64_t>(value) : std::nullopt;
}

} // namespace sf::ui
