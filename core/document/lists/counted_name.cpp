// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/counted_name.h"

#include <QCoreApplication>

namespace sf::document {

QStringList singularsOf(const QString& word) {
    //: Endings of plurals, each with that of a singular it may stand for: “Stabbers” is a kind “Stabber”.
    const QString endings = QCoreApplication::translate("sf::document", "ies=y es= s= men=man ves=f ves=fe");
    QStringList result{word};
    for (const QString& ending : endings.split(u' ')) {
        const QString plural = ending.section(u'=', 0, 0);
        if (!plural.isEmpty() && word.endsWith(plural))
            result << word.chopped(plural.size()) + ending.section(u'=', 1);
    }
    return result;
}

} // namespace sf::document
