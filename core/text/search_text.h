// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// How people search and sort names.
namespace sf::text {

/// The text without what searches ignore: case, accents, whether letters are composed, and
/// what isolates names from each other.
QString searchable(const QString& text);

/// Compares names for sorting: letters in the order of the user's language, numbers by value. Negative if the
/// first comes first, 0 if both are equal.
int compareNames(const QString& first, const QString& second);

} // namespace sf::text
