// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <chrono>
#include <map>
#include <mutex>

namespace sf::test {

/// One call that changes a disk. Paths are relative to the recorded folder.
struct DiskCall {
    enum class Kind { Create, MakeFolder, Write, Truncate, Sync, SyncFolder, Rename, Link, Remove, Mark };
    Kind kind;
    QByteArray path{};  ///< SyncFolder: the folder, empty for the recorded one
    QByteArray other{}; ///< Rename, Link: the new name
    int file = -1;      ///< identifies the file under any name
    qint64 offset = 0;  ///< Write; Truncate: the new size; Mark: its number
    QByteArray bytes{};
    qsizetype covers = 0; ///< Sync, SyncFolder: number of calls made before it began
    std::chrono::nanoseconds time{};
};

/// Records what this program does to a folder, through any library, during its lifetime: the program is
/// linked with replaced system calls (recorded_disk.cpp). Syncs are recorded but not carried out.
class RecordedDisk {
public:
    explicit RecordedDisk(const QByteArray& folder);
    ~RecordedDisk();
    RecordedDisk(const RecordedDisk&) = delete;
    RecordedDisk& operator=(const RecordedDisk&) = delete;

    struct File {
        QByteArray path;
        int file = -1;
        QByteArray bytes;
    };
    /// The files that existed before; all are safely on the disk.
    const QList<File>& before() const { return m_before; }
    QList<DiskCall> calls() const;
    /// Marks the progress of the test.
    void mark(int number);

    // For the replaced calls
    template<class Change>
    auto change(DiskCall call, Change made) -> decltype(made());
    void sync(int descriptor);
    bool holds(const QByteArray& path) const;
    int fileOf(int descriptor);
    int newFile(int descriptor);
    QByteArray relative(const QByteArray& path) const;
    static RecordedDisk* active();

private:
    void add(DiskCall call);

    QByteArray m_folder;
    QList<File> m_before;
    QList<DiskCall> m_calls;
    std::map<std::pair<dev_t, ino_t>, int> m_files;
    int m_nextFile = 0;
    mutable std::recursive_mutex m_mutex;
};

} // namespace sf::test
