// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document.h"
#include "core/document/load_error.h"
#include "core/document/safe_file.h"

#include <memory>
#include <variant>

/// Documents and their files, whatever the kind.
namespace sf::document {

inline constexpr qint64 largestFile = 256LL * 1024 * 1024; ///< bytes; a larger one is refused

/// The document, or why not. `text(fileName)` of the error is one line that names the file and the place.
using Loaded = std::variant<std::unique_ptr<Document>, LoadError>;

/// Reads the file; the document then has its absolute path, is unmodified and without undo.
Loaded load(const QString& path);
/// The same from bytes, such as an example's or standard input; the document has no path.
Loaded loadBytes(const QByteArray& bytes);

/// Writes the document so that at every moment the file is whole, the old one or the new, with the old one
/// kept as `path~`; then marks it saved. When it fails, the older file is as it was and the document still
/// modified.
WriteResult save(Document& document, const QString& path);

} // namespace sf::document
