// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sf::text {

/// Returns the translated word of an enumerator from a table of QT_TRANSLATE_NOOP("sf::text", ...), in the
/// plural form for the count if it has %n.
template<std::size_t n, class Enum>
QString wordOf(const std::array<const char*, n>& words, Enum value, int count = -1) {
    return QCoreApplication::translate("sf::text", words.at(static_cast<std::size_t>(value)), nullptr, count);
}

/// Words of a table that is not in the enumeration's order.
template<class Enum>
struct Worded {
    Enum value;
    const char* words;
};

/// Returns the words of a value in such a table, untranslated; empty if the table doesn't have them.
template<std::size_t n, class Enum>
const char* wordsIn(const std::array<Worded<Enum>, n>& table, Enum value) {
    const auto found = std::ranges::find(table, value, &Worded<Enum>::value);
    return found == table.end() ? "" : found->words;
}

} // namespace sf::text
