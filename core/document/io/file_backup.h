// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

class FileLayer;

/// Keeps the file as `path~` too, so that `path` exists at all times: through a hard link, or a copy if the
/// file system has none. `waiting` is an unused name beside it for temporary use. Returns 0 or a negative
/// error number of the system; -ENAMETOOLONG if the ~ makes the name too long.
int keepBackup(const QByteArray& path, const QByteArray& waiting, FileLayer& layer);

} // namespace sf::document
