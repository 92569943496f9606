// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/file_layer.h"

#include <QStringList>

#include <functional>
#include <optional>

class QIODevice;

namespace sf::document {

/// Whether to keep the replaced file as `path~`.
enum class Backup : std::uint8_t { No, Yes };

/// The result of a write.
struct WriteResult {
    /// Set if the file was not written and any older one is unchanged: one line with the file and the reason.
    std::optional<QString> error;
    /// The file was written; one line for each thing that the user should know.
    QStringList warnings;

    /// Returns what to tell the user: the error, the warnings, or else `done`.
    QString message(const QString& done) const;
};

/// The only way in which this program writes files: documents, autosaves, exports and settings. The bytes go
/// into a new file beside the old one, are synced, and then replace it in one step; the directory is synced
/// too. At every moment, even after a kill or a power cut, `path` is complete: the old bytes or the new.
/// `path` may be a `file://` address. Links are followed as open(2) does. Permissions, group and extended
/// attributes are kept. Errors: a write-protected file, one whose users would lose access, and anything that
/// isn't a file, such as a pipe or a device. What a killed write left beside `path` is removed by the next
/// one; a failed one leaves nothing behind. Warnings: the directory could not be synced; other names of the
/// old file (hard links) keep its content; the backup's name would be too long.
WriteResult writeSafely(const QString& path, const QByteArray& bytes, Backup backup = Backup::No,
                        FileLayer& layer = FileLayer::real());
/// The same for bytes that are produced piece by piece and never all in memory. `produce` writes them to a
/// sequential device and returns false if it fails; then no file is written.
WriteResult writeSafely(const QString& path, const std::function<bool(QIODevice&)>& produce,
                        Backup backup = Backup::No, FileLayer& layer = FileLayer::real());

} // namespace sf::document
