// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <span>

class QString;

namespace sf::text {

/// Replaces each %1 to %9 by the word of that number; numbers without a word stay. All are replaced at once,
/// so that a "%2" within a name isn't replaced.
QString filled(QStringView pattern, std::span<const QString> words);

} // namespace sf::text
