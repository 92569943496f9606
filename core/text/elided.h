// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace sf::text {

/// Returns the text, or its beginning and end with a “…” between them, at most \p most characters long.
QString elided(const QString& text, qsizetype most);
/// The same for UTF-8 of any length; \p most is at most 100.
QString elided(std::string_view text, qsizetype most);

} // namespace sf::text
