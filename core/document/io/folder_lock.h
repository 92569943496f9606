// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>
#include <cstdint>

namespace sf::document {

/// Tells other programs, and other windows of this one, that a folder of this program is in use. It ends with
/// the program, however that ends, and isn't copied with the folder.
///
/// Two locks of the kernel make it: an address that depends on the folder alone, which works on any file
/// system and can't have anything in its place, and a lock on the file `lock`, which other computers and
/// older versions see too. Whatever else is at `lock` is left alone. Where the file system has no locks, the
/// file's text tells on which computer it was made: an owner on another one may still be running.
class FolderLock {
public:
    enum class State : std::uint8_t {
        Free,
        Held,
        Unknown, ///< the file can't be opened, or the file system has no locks
    };
    static State stateOf(const QString& folder);
    /// If the state is unknown and another computer made the lock: its name, or words for it. Empty
    /// otherwise.
    static QString hostElsewhere(const QString& folder);

    FolderLock() = default;
    ~FolderLock() { release(); }
    Q_DISABLE_COPY_MOVE(FolderLock)

    /// Returns false if another has the lock, or may have it, or the folder doesn't exist. Waits for the
    /// owner as long as `patience`.
    bool take(const QString& folder, std::chrono::milliseconds patience = std::chrono::milliseconds(10));
    void release();
    bool isTaken() const { return m_address >= 0; }

    static constexpr const char* fileName = "lock";

private:
    bool tryBoth(const QString& folder);

    int m_address = -1;
    int m_file = -1;
};

} // namespace sf::document
