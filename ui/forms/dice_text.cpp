// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/dice_text.h"

#include <QRegularExpression>

namespace sf::ui {

QStringList diceWords(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[\\s,;|+/()\\[\\]]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

} // namespace sf::ui
