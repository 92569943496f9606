// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/search_text.h"

#include <QCollator>
#include <QLocale>

namespace sf::text {

QString searchable(const QString& text) {
    QString letters = text.normalized(QString::NormalizationForm_KD);
    letters.removeIf(
        [](QChar letter) { return letter.isMark() || letter.category() == QChar::Other_Format; });
    return letters.toCaseFolded();
}

int compareNames(const QString& first, const QString& second) {
    static const QCollator collator = [] {
        // The C locale has no rules for names.
        QCollator rules(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale());
        rules.setNumericMode(true);
        rules.setCaseSensitivity(Qt::CaseInsensitive);
        return rules;
    }();
    return collator.compare(first, second);
}

} // namespace sf::text
