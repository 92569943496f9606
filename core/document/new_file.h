// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/file_layer.h"

namespace sf::document {

/// A file that is being made under a name of its own, to take another's place when it is complete. It is
/// locked while this lives, and removed unless it was moved. After the first failure nothing more is written.
class NewFile {
public:
    explicit NewFile(FileLayer& layer) : m_layer(layer) {}
    ~NewFile();
    Q_DISABLE_COPY_MOVE(NewFile)

    /// With the attributes of the file `like`, or those of new files where it is empty. -EEXIST is not kept
    /// as the error: another name may be tried.
    int create(const QByteArray& path, const QByteArray& like);
    bool write(const char* bytes, qint64 size);
    /// Its content is on the disk, and it is closed.
    bool finish();
    /// Puts it in the place of what is there.
    bool moveTo(const QByteArray& path);

    bool fail(int error);
    int handle() const { return m_file; }
    const QByteArray& path() const { return m_path; }
    /// The system's number of the first error; 0: none.
    int error() const { return m_error; }

private:
    bool worked(qint64 result);
    bool isAt(const QByteArray& path) const;

    FileLayer& m_layer;
    QByteArray m_path; ///< empty: there is no such file, or no more
    int m_file = -1;   ///< open for writing
    int m_lock = -1;   ///< keeps the lock until the file is in its place
    int m_error = 0;
};

} // namespace sf::document
