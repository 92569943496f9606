// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sf::document {

/// The few calls of the operating system that writing a file needs, so that a test can let any of them fail.
/// Each returns a negative error number of the system (-ENOSPC ...) when it fails, and goes on when a signal
/// interrupts it. Paths are encoded as the file system wants them.
class FileLayer {
public:
    virtual ~FileLayer() = default;
    /// A file that did not exist, for writing, locked (flock) until it and its copies are closed, where the
    /// file system has locks; 0 or more. -EEXIST also when somebody who removes leftovers took it before it
    /// was locked.
    virtual int create(const QByteArray& path, unsigned mode);
    /// How many bytes were written, perhaps fewer than asked.
    virtual qint64 write(int file, const char* bytes, qint64 size);
    /// Owner, group, permissions and extended attributes of the other file, as far as the system permits: a
    /// group that it does not permit gets no rights. The umask has no say.
    virtual void makeLike(int file, const QByteArray& other);
    virtual int sync(int file);
    virtual int close(int file);
    /// Puts it in the place of what is there.
    virtual int rename(const QByteArray& from, const QByteArray& to);
    /// A second name for a file.
    virtual int link(const QByteArray& from, const QByteArray& to);
    virtual int remove(const QByteArray& path);
    virtual int syncDirectory(const QByteArray& path);

    /// The system itself.
    static FileLayer& real();
};

} // namespace sf::document
