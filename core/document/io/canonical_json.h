// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sf::document {

/// Returns a JSON object in its only canonical form: members sorted by the bytes of their names, no spaces,
/// numbers and escapes as short as possible. Empty if it isn't one.
std::string canonicalJson(std::string_view json);

} // namespace sf::document
