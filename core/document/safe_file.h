// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/file_layer.h"

#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace sf::document {

/// Whether the file that is replaced stays as `path~`.
enum class Backup : std::uint8_t { No, Yes };

/// The one way in which this program writes files: documents, autosaves, exports and settings. The bytes go
/// into a new file beside the old one, are synced, and then take its place in one step; the directory is
/// synced too. At every moment, also after a kill or a power cut, `path` is whole: the old bytes or the new.
/// A link is followed, permissions and group stay. Refused: a file that is write-protected, and what is no
/// file, such as a pipe or a device. What a write that was killed left beside `path` goes with the next one.
/// Returns one line that names the file and the reason when it fails; the older file is then as it was, and
/// nothing is left behind.
std::optional<QString> writeSafely(const QString& path, const QByteArray& bytes, Backup backup = Backup::No,
                                   FileLayer& layer = FileLayer::real());
/// The same for bytes that are made piece by piece and never all in memory. `produce` writes them to a
/// sequential device and returns false when it could not make them; then nothing is written either.
std::optional<QString> writeSafely(const QString& path, const std::function<bool(QIODevice&)>& produce,
                                   Backup backup = Backup::No, FileLayer& layer = FileLayer::real());

} // namespace sf::document
