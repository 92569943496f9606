// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

class FileLayer;

/// A process numbers its temporary files for one name from 0 to 99.
constexpr int temporaryNumbers = 100;
/// Returns this process's temporary name for the new `folder/name`; `number` distinguishes several. No longer
/// than a file system permits.
QByteArray temporaryName(const QByteArray& folder, const QByteArray& name, int number);

/// Whether this program may have given a temporary file for `name` the name `temporary`.
bool isTemporaryOf(const QByteArray& name, const QByteArray& temporary);

/// Removes the temporary files that killed processes left beside `folder/name`. Keeps those of running
/// processes, locked ones, and anything but ordinary files of this user.
void removeLeftovers(const QByteArray& folder, const QByteArray& name, FileLayer& layer);

/// Removes the temporary files that QSaveFile (QSettings too) left beside the file at `path` when its process
/// was killed: the name and six random letters, at least a day old.
void removeQtLeftovers(const QByteArray& path);

} // namespace sf::document
