// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/file_layer.h"

#include <QStringList>

#include <functional>
#include <optional>

class QIODevice;

namespace sf::document {

/// Whether the file that is replaced stays as `path~`.
enum class Backup : std::uint8_t { No, Yes };

/// What came of a write.
struct WriteResult {
    /// The file was not written, and an older one is as it was: one line that names it and the reason.
    std::optional<QString> error;
    /// The file was written: a line for each thing that its user should know.
    QStringList warnings;

    /// What to tell the user: the error, the warnings, or else `done`.
    QString message(const QString& done) const;
};

/// The one way in which this program writes files: documents, autosaves, exports and settings. The bytes go
/// into a new file beside the old one, are synced, and then take its place in one step; the directory is
/// synced too. At every moment, also after a kill or a power cut, `path` is whole: the old bytes or the new.
/// Links are followed as open(2) does. Permissions, group and extended attributes stay. Refused: a file that
/// is write-protected, and what is no file, such as a pipe or a device. What a write that was killed left
/// beside `path` goes with the next one; one that fails leaves nothing behind.
/// Warnings: the directory could not be synced; other names of the old file (hard links) keep its content;
/// there is no room for the backup's name.
WriteResult writeSafely(const QString& path, const QByteArray& bytes, Backup backup = Backup::No,
                        FileLayer& layer = FileLayer::real());
/// The same for bytes that are made piece by piece and never all in memory. `produce` writes them to a
/// sequential device and returns false when it could not make them; then nothing is written either.
WriteResult writeSafely(const QString& path, const std::function<bool(QIODevice&)>& produce,
                        Backup backup = Backup::No, FileLayer& layer = FileLayer::real());

} // namespace sf::document
