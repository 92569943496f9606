// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/rule_text.h"

#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::text {

QString withRule(const QString& text, Rule rule, Rule also) {
    QStringList numbers;
    for (const Rule each : {rule, also})
        if (each)
            numbers << QString::fromStdString(each.text());
    if (numbers.isEmpty())
        return text;
    const bool isSentence = text.endsWith(u'.');
    const QString told = QCoreApplication::translate("sf::text", "%1 (%2)")
                             .arg(isSentence ? text.chopped(1) : text, listed(numbers));
    return isSentence ? told + u'.' : told;
}

} // namespace sf::text
