// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace sf::text {

/// The text, or its beginning and its end with a “…” between them so that it has at most \p most characters.
QString elided(const QString& text, qsizetype most);
/// The same of UTF-8, however long; \p most is at most 100.
QString elided(std::string_view text, qsizetype most);

} // namespace sf::text
