// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/io/load_error.h"
#include "core/document/io/safe_file.h"

#include <QString>

#include <memory>
#include <variant>

/// Loads and saves documents of any kind.
namespace sf::document {

/// The document or an error. The error's `text(fileName)` is one line with the file and the place.
using Loaded = std::variant<std::unique_ptr<Document>, LoadError>;

/// Loads a file. The document has its absolute path, is unmodified and has no undo history.
Loaded load(const QString& path);
/// Loads a document from bytes, such as an example or standard input. It has no path.
Loaded loadBytes(const QByteArray& bytes);

/// Returns the kind of document in a file, from its beginning only; empty if it can't be told.
QString kindOfFile(const QString& path);

/// Writes the document atomically, keeping the old file as `path~`, and marks the document saved. If it
/// fails, the old file is unchanged and the document is still modified.
WriteResult save(Document& document, const QString& path);

/// The same in three parts, so that a window needn't wait for the disk: what to write, ...
struct Save {
    QString path; ///< absolute
    QByteArray bytes;
    std::uint32_t entry; ///< the next one of the journal: whether the document has changed since
    Backup backup = Backup::Yes;
};
Save beginSave(const Document& document, const QString& path);
/// ... the write, on any thread, ...
struct Written {
    WriteResult result;
    FileStamp stamp; ///< of the new file
};
Written write(const Save& save);
/// ... and, unless that failed, the document's new path. It is marked saved unless it has changed since.
void finishSave(Document& document, const Save& save, const FileStamp& stamp);

} // namespace sf::document
