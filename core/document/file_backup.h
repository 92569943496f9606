// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

class FileLayer;

/// Keeps the file as `path~` too, without ever taking it from its own name: by a second name, or by a copy
/// where the file system has none. `waiting` is a free name beside it, used meanwhile. 0 or a negative error
/// number of the system; -ENAMETOOLONG when there is no room for the ~.
int keepBackup(const QByteArray& path, const QByteArray& waiting, FileLayer& layer);

} // namespace sf::document
