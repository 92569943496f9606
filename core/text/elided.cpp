// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/elided.h"

namespace sf::text {

QString elided(const QString& text, qsizetype most) {
    if (text.size() <= most)
        return text;
    qsizetype before = most / 2;
    qsizetype after = text.size() - (most - before - 1);
    if (text[before - 1].isHighSurrogate()) // don't cut a surrogate pair
        --before;
    if (text[after].isLowSurrogate())
        ++after;
    return text.first(before) + QChar(u'\u2026') + text.sliced(after);
}

QString elided(std::string_view text, qsizetype most) {
    constexpr qsizetype end = 400; // bytes; always more than are visible
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    if (bytes.size() <= 2 * end)
        return elided(QString::fromUtf8(bytes), most);
    return elided(QString::fromUtf8(bytes.first(end)) + QString::fromUtf8(bytes.last(end)), most);
}

} // namespace sf::text
