// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>
#include <string_view>

namespace sf::document {

/// Returns a JSON object in its only canonical form: members sorted by the bytes of their names, no spaces,
/// numbers and escapes as short as possible. Empty if it isn't one.
std::string canonicalJson(std::string_view json);

/// Returns equivalent JSON without characters that a terminal would obey or nobody sees, which JSON allows in
/// its strings.
QByteArray escapedJson(const QByteArray& json);

} // namespace sf::document
