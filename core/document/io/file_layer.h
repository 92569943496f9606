// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

/// The few system calls that writing a file needs, so that a test can make any of them fail. On failure each
/// returns a negative error number of the system (-ENOSPC ...); all are retried if a signal interrupts them.
/// Paths are in the file system's encoding.
class FileLayer {
public:
    virtual ~FileLayer() = default;
    /// Creates a new file for writing and returns its descriptor. It is locked (flock) until it and its
    /// duplicates are closed, if the file system has locks. -EEXIST also if a cleanup of leftovers removed
    /// the file before it was locked.
    virtual int create(const QByteArray& path, unsigned mode);
    /// Returns the number of bytes written, which may be fewer than requested.
    virtual qint64 write(int file, const char* bytes, qint64 size);
    /// Copies the other file's owner, group, permissions and extended attributes as far as the system
    /// permits; a group that can't be set gets no rights. Ignores the umask. Returns whether everybody may
    /// still read and write what they could.
    virtual bool makeLike(int file, const QByteArray& other);
    virtual int sync(int file);
    virtual int close(int file);
    /// Replaces an existing file.
    virtual int rename(const QByteArray& from, const QByteArray& to);
    /// Creates a hard link.
    virtual int link(const QByteArray& from, const QByteArray& to);
    virtual int remove(const QByteArray& path);
    virtual int syncDirectory(const QByteArray& path);

    /// The real system.
    static FileLayer& real();
};

} // namespace sf::document
