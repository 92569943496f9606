// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/elided.h"

namespace sf::text {

QString elided(const QString& text, qsizetype most) {
    if (text.size() <= most)
        return text;
    qsizetype before = most / 2;
    qsizetype after = text.size() - (most - before - 1);
    if (text[before - 1].isHighSurrogate()) // half a character is none
        --before;
    if (text[after].isLowSurrogate())
        ++after;
    return text.first(before) + QChar(u'\u2026') + text.sliced(after);
}

} // namespace sf::text
