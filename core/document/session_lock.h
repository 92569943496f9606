// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace sf::document {

/// Tells other programs, and other windows of this one, that a session's document is open: the kernel's lock
/// on an open file. It ends with the program, however that ends; no copy of the file has it; and what the
/// file holds says nothing, so that neither a process number nor garbage can be taken for a program.
class SessionLock {
public:
    enum class State : std::uint8_t {
        Free,
        Held,
        Unknown, ///< it can't be opened, or the file system has no locks
    };
    static State stateOf(const QString& path);

    SessionLock() = default;
    ~SessionLock() { release(); }
    Q_DISABLE_COPY_MOVE(SessionLock)

    /// False while another has it, and when there can be no file. Whatever else is in the file's place goes.
    bool take(const QString& path);
    void release();

private:
    int m_file = -1;
};

} // namespace sf::document
