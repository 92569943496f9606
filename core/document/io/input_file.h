// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/rules/limits.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <variant>

namespace sf::document {

/// Reads all of a file that the user named: an ordinary file, a pipe or a device,
/// by its path or its `file://` address. Reads at most `most` + 1
/// bytes, so that /dev/zero costs no more than the largest file.
std::variant<QByteArray, LoadError> readInput(const QString& path, qint64 most = limits::fileBytes);

/// A file that was read. So what can't be read is never taken for missing or empty.
struct StoredFile {
    std::optional<QByteArray> bytes; ///< nothing if there is no such file, or if it can't be read
    QString problem;                 ///< why it can't be read: one line that names it; otherwise empty
};
/// Whether a link is opened; in folders where a secret is kept, or where others may write, it isn't.
enum class Links : std::uint8_t { Follow, Refuse };
/// Reads all of an ordinary file of at most `most` bytes, without waiting. A link that leads nowhere can't be
/// read: its disk may be away.
StoredFile readStored(const QString& path, qint64 most, Links links = Links::Refuse);
/// The same of a file of any size that this program made: empty if there is none, nothing if it can't be
/// read.
std::optional<QByteArray> readOwn(const QString& path);

struct FolderNames {
    QStringList names; ///< of all that is in it, in order; none if there is no folder
    QString problem;   ///< why it can't be read: one line that names it; otherwise empty
};
FolderNames namesIn(const QString& folder);

/// Returns why a document of this size isn't written: it would be too large to read again. One line that
/// names the file.
std::optional<QString> writeProblem(const QString& path, qint64 bytes);

} // namespace sf::document
