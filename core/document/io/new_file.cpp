// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/new_file.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sf::document {

NewFile::~NewFile() {
    if (m_file >= 0)
        m_layer.close(m_file);
    if (!m_path.isEmpty())
        m_layer.remove(m_path);
    if (m_lock >= 0)
        ::close(m_lock);
}

bool NewFile::fail(int error) {
    if (m_error == 0)
        m_error = error;
    return false;
}

bool NewFile::worked(qint64 result) {
    return result >= 0 || fail(static_cast<int>(-result));
}

int NewFile::create(const QByteArray& path, const QByteArray& like) {
    // Nobody else may read what replaces a private file.
    m_file = m_layer.create(path, like.isEmpty() ? 0666U : 0600U);
    if (m_file < 0) {
        if (m_file != -EEXIST)
            fail(-m_file);
        return m_file;
    }
    m_path = path;
    m_lock = ::fcntl(m_file, F_DUPFD_CLOEXEC, 0);
    if (!like.isEmpty())
        m_losesAccess = !m_layer.makeLike(m_file, like);
    return m_file;
}

bool NewFile::write(const char* bytes, qint64 size) {
    qint64 done = 0;
    while (done < size && m_error == 0) {
        const qint64 written = m_layer.write(m_file, bytes + done, size - done);
        if (worked(written == 0 ? -ENOSPC : written))
            done += written;
    }
    return m_error == 0;
}

bool NewFile::finish() {
    return m_error == 0 && worked(m_layer.sync(m_file)) && worked(m_layer.close(std::exchange(m_file, -1)));
}

/// Whether a rename that failed (interrupted, or its reply lost by a network file system) happened after all.
bool NewFile::isAt(const QByteArray& path) const {
    struct stat own {};
    struct stat there {};
    return ::fstat(m_lock, &own) == 0 && ::lstat(path.constData(), &there) == 0 &&
           own.st_dev == there.st_dev && own.st_ino == there.st_ino;
}

bool NewFile::moveTo(const QByteArray& path) {
    const int moved = m_layer.rename(m_path, path);
    if (moved < 0 && !isAt(path))
        return worked(moved);
    m_path.clear();
    return true;
}

} // namespace sf::document
