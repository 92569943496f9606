// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string_view>

namespace sf::document {

/// Lays out JSON that has no spaces for people to read, and ends it with a line break: each member and list
/// entry is on a line of its own, indented by so many spaces for each level. Lists can stay on one line.
QByteArray laidOut(std::string_view json, int indent = 1, bool listsOnOneLine = false);

} // namespace sf::document
