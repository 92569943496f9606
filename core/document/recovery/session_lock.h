// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace sf::document {

/// Tells other programs, and other windows of this one, that a session's document is open: a kernel lock on
/// an open file. It ends with the program, however that ends, and isn't copied with the file. The file's
/// content means nothing, so that neither a process number nor garbage can be mistaken for a running program.
class SessionLock {
public:
    enum class State : std::uint8_t {
        Free,
        Held,
        Unknown, ///< the file can't be opened, or the file system has no locks
    };
    static State stateOf(const QString& path);

    SessionLock() = default;
    ~SessionLock() { release(); }
    Q_DISABLE_COPY_MOVE(SessionLock)

    /// Returns false if another program has the lock or the file can't be created. Replaces anything else in
    /// the file's place.
    bool take(const QString& path);
    void release();

private:
    int m_file = -1;
};

} // namespace sf::document
