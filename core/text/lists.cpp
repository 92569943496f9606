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

QString labelled(const QString& label, const QString& text) {
    return label.isEmpty()
               ? text
               : QCoreApplication::translate("sf::text", "%1: %2", "a label, and what belongs to it")
                     .arg(label, text);
}

QString labelled(Rule rule, const QString& text) {
    return labelled(QString::fromStdString(rule.text()), text);
}

QString asSentence(const QString& phrase) {
    return QCoreApplication::translate("sf::text", "%1.", "a sentence of a phrase").arg(phrase);
}

QString sentencesOf(const QStringList& parts) {
    return parts.join(QCoreApplication::translate("sf::text", ". ", "between sentences without full stops"));
}

QString inSentences(const QStringList& texts) {
    const QString ends = QStringLiteral(".:!?…");
    QString all;
    for (const QString& text : texts) {
        if (!all.isEmpty() && !text.isEmpty())
            all += ends.contains(all.back())
                       ? QCoreApplication::translate("sf::text", " ", "between sentences with full stops")
                       : sentencesOf({{}, {}});
        all += text;
    }
    return all;
}

} // namespace sf::text
