// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/load_error.h"
#include "core/rules/limits.h"

#include <QByteArray>

#include <optional>
#include <variant>

namespace sf::document {

/// Everything in a file that somebody named: an ordinary one, a pipe or a device. Reads at most one byte more
/// than `most`, so that /dev/zero costs no more than the largest file.
std::variant<QByteArray, LoadError> readInput(const QString& path, qint64 most = limits::fileBytes);

/// Why a document of so many bytes is not written: it could not be read again. One line that names the file.
std::optional<QString> writeProblem(const QString& path, qint64 bytes);

} // namespace sf::document
