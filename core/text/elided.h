// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sf::text {

/// The text, or its beginning and its end with a “…” between them so that it has at most \p most characters.
QString elided(const QString& text, qsizetype most);

} // namespace sf::text
