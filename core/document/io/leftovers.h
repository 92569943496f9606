// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

class FileLayer;

/// The new files of one process and one name have the numbers 0 to 99.
constexpr int temporaryNumbers = 100;
/// What this process calls the new file that is to take the place of `folder/name`; `number` tells several
/// apart. No longer than a file system lets names be.
QByteArray temporaryName(const QByteArray& folder, const QByteArray& name, int number);

/// Removes the new files that processes which were killed left beside `folder/name`. Those of a process that
/// lives, those that somebody has locked, and what is no ordinary file stay.
void removeLeftovers(const QByteArray& folder, const QByteArray& name, FileLayer& layer);

} // namespace sf::document
