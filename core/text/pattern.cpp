// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/pattern.h"

#include <QString>

namespace sf::text {

QString filled(QStringView pattern, std::span<const QString> words) {
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int place = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (place < 1 || place > static_cast<int>(words.size())) {
            text += pattern[i];
            continue;
        }
        text += words[static_cast<std::size_t>(place - 1)];
        ++i;
    }
    return text;
}

} // namespace sf::text
