// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/file_layer.h"

namespace sf::document {

/// A new file under a temporary name, which replaces another when complete. It is locked during this object's
/// lifetime, and removed unless it was moved. Nothing more is written after the first failure.
class NewFile {
public:
    explicit NewFile(FileLayer& layer) : m_layer(layer) {}
    ~NewFile();
    Q_DISABLE_COPY_MOVE(NewFile)

    /// Creates it with the attributes of the file `like`, or default ones if `like` is empty. -EEXIST isn't
    /// kept as the error, so that the caller can try another name.
    int create(const QByteArray& path, const QByteArray& like);
    bool write(const char* bytes, qint64 size);
    /// Syncs the content to the disk and closes the file.
    bool finish();
    /// Moves it to `path`, replacing an existing file.
    bool moveTo(const QByteArray& path);

    bool fail(int error);
    /// Whether replacing the file `like` would take the right to read or write it from somebody.
    bool losesAccess() const { return m_losesAccess; }
    int handle() const { return m_file; }
    const QByteArray& path() const { return m_path; }
    /// The first error as a number of the system, or 0.
    int error() const { return m_error; }

private:
    bool worked(qint64 result);
    bool isAt(const QByteArray& path) const;

    FileLayer& m_layer;
    QByteArray m_path; ///< empty if there is no such file, or no longer
    int m_file = -1;   ///< open for writing
    int m_lock = -1;   ///< keeps the lock until the file is in place
    int m_error = 0;
    bool m_losesAccess = false;
};

} // namespace sf::document
