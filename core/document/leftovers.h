// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

class FileLayer;

/// What this process calls the new file that is to take the place of `folder/name`; `number` tells several
/// apart.
QByteArray temporaryName(const QByteArray& folder, const QByteArray& name, int number);

/// Removes the new files that processes which were killed left beside `folder/name`. Those of a process that
/// lives, or that somebody has locked, stay.
void removeLeftovers(const QByteArray& folder, const QByteArray& name, FileLayer& layer);

} // namespace sf::document
