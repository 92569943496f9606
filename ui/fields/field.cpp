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

std::vector<std::string> namesFrom(const QString& text) {
    std::vector<std::string> names;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const std::string name = part.simplified().toStdString();
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

QString namesText(const std::vector<std::string>& names) {
    QStringList list;
    for (const auto& name : names)
        list << QString::fromStdString(name);
    return list.join(QStringLiteral(", "));
}

} // namespace sf::ui
