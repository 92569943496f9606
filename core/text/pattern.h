// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <span>

class QString;

namespace sf::text {

/// The pattern with each %1 to %9 replaced by the word of that number; a number without a word stays as it
/// is. All at once, so that a name that holds "%2" itself is not filled again.
QString filled(QStringView pattern, std::span<const QString> words);

} // namespace sf::text
