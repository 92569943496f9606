// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

/// Whether the file's access control list is kept too: it says what its group may do.
enum class AccessList : std::uint8_t { Drop, Keep };

/// Gives the open file the extended attributes of the other one, as far as the system permits. Those that
/// vouch for the old content stay behind.
void copyAttributes(int file, const QByteArray& other, AccessList accessList);

} // namespace sf::document
