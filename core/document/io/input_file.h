// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/rules/limits.h"

#include <QByteArray>

#include <optional>
#include <variant>

namespace sf::document {

/// Reads all of a file that the user named: an ordinary file, a pipe or a device,
/// by its path or its `file://` address. Reads at most `most` + 1
/// bytes, so that /dev/zero costs no more than the largest file.
std::variant<QByteArray, LoadError> readInput(const QString& path, qint64 most = limits::fileBytes);

/// Reads all of a file that this program made: empty if there is none, nothing if it can't be read or isn't a
/// file. So what can't be read is never taken for empty.
std::optional<QByteArray> readOwn(const QString& path);

/// Returns why a document of this size isn't written: it would be too large to read again. One line that
/// names the file.
std::optional<QString> writeProblem(const QString& path, qint64 bytes);

} // namespace sf::document
