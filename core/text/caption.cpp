// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/caption.h"

#include "core/text/figures.h"
#include "core/text/lists.h"

#include <QCoreApplication>

namespace sf::text {

Rule Caption::namedRule() const {
    Rule named;
    for (const Caption& other : others)
        if (const Rule last = other.namedRule())
            named = last;
    return rule ? rule : named;
}

Caption Caption::in(const QString& pattern) const {
    Caption result = *this;
    result.sentence = pattern.arg(sentence);
    return result;
}

Caption Caption::withDice() const {
    Caption result = *this;
    for (const dice::Die& die : dice)
        result.sentence += QStringLiteral(" [%1/%2]").arg(figure(die.value), figure(die.sides));
    return result;
}

QString Caption::text() const {
    QStringList numbers;
    for (const Rule each : {rule, also})
        if (each)
            numbers << QString::fromStdString(each.text());
    QString told = sentence;
    if (!sentence.isEmpty() && !numbers.isEmpty()) {
        const bool hasStop = sentence.endsWith(u'.');
        told = QCoreApplication::translate("sf::text", "%1 (%2)")
                   .arg(hasStop ? sentence.chopped(1) : sentence, listed(numbers));
        if (hasStop)
            told += u'.';
    }
    QStringList sentences{told};
    for (const Caption& other : others)
        sentences << other.text();
    return inSentences(sentences);
}

} // namespace sf::text
