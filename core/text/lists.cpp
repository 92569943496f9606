// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::text {

QString listed(const QStringList& parts) {
    return parts.join(QCoreApplication::translate("sf::text", ", ", "between the parts of a list"));
}

QString clauses(const QStringList& parts) {
    return parts.join(QCoreApplication::translate("sf::text", "; ", "between parts that may hold commas"));
}

QString sentencesOf(const QStringList& parts) {
    return parts.join(QCoreApplication::translate("sf::text", ". ", "between sentences without full stops"));
}

} // namespace sf::text
