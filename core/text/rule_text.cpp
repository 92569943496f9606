// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/rule_text.h"

#include <QCoreApplication>
#include <QString>

namespace sf::text {

QString withRule(const QString& text, Rule rule) {
    if (!rule)
        return text;
    const bool isSentence = text.endsWith(u'.');
    const QString told = QCoreApplication::translate("sf::text", "%1 (%2)")
                             .arg(isSentence ? text.chopped(1) : text, QString::fromStdString(rule.text()));
    return isSentence ? told + u'.' : told;
}

} // namespace sf::text
