// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

/// Whether to copy the access control list too. It determines what the file's group may do.
enum class AccessList : std::uint8_t { Drop, Keep };

/// Copies the extended attributes of the other file as far as the system permits, except those that certify
/// its content. Returns whether the file has the access list that it should have.
bool copyAttributes(int file, const QByteArray& other, AccessList accessList);

/// Whether more than the owner, the group and others have rights of their own, or might have: also if the
/// list can't be read.
bool hasAccessList(const QByteArray& path);

} // namespace sf::document
