// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <array>

namespace sf::text {

/// Returns the translated word of an enumerator from a table of QT_TRANSLATE_NOOP("sf::text", ...).
template<std::size_t n, class Enum>
QString wordOf(const std::array<const char*, n>& words, Enum value) {
    return QCoreApplication::translate("sf::text", words.at(static_cast<std::size_t>(value)));
}

} // namespace sf::text
