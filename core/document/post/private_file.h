// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/input_file.h"

#include <QByteArray>
#include <QString>

#include <optional>

/// Files with secrets, and files in folders where others may write too.
namespace sf::document {

/// Who may read a new file.
enum class Readers : std::uint8_t {
    Owner,  ///< 0600, whatever the umask
    Anyone, ///< as the umask says
};

/// Why no new file was made.
struct NewFileProblem {
    bool exists = false; ///< something has this name, maybe only a link
    QString text;        ///< one line that names the file
};
/// Makes a new, complete file; never replaces anything and never writes through a link. Returns why it
/// failed.
std::optional<NewFileProblem> writeNewFile(const QString& path, const QByteArray& bytes, Readers readers);
/// The same under the next free name, `stem` and `suffix` with a number between them if need be. Returns
/// nothing to do as success if a file of such a name has these bytes already.
std::optional<QString> writeNewFile(const QString& stem, const QString& suffix, const QByteArray& bytes);

/// Takes away the rights of others to a file with a secret, which an earlier version may have left.
void takeFromOthers(const QString& path);
/// Reads a file with a secret, after takeFromOthers(): see readStored().
StoredFile readPrivateFile(const QString& path, qint64 most);

/// The folder for the program's private data, also without HOME; empty if there is none.
QString privateDataFolder();

} // namespace sf::document
