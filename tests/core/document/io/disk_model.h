// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/document/io/recorded_disk.h"

#include <random>

namespace sf::test {

/// What a disk may contain after a power cut. Synced data is there. Of later writes to a file any prefix is
/// there, whose last piece may be torn or zeros. Of unsynced name changes in a folder any prefix is there
/// too, and a name may appear before its file's content.
class DiskModel {
public:
    explicit DiskModel(const RecordedDisk& disk);
    /// Applies the next recorded call.
    void apply(const DiskCall& call);
    /// Writes one possible state after a power cut at this point into an empty folder.
    void cut(const QString& folder, std::mt19937& random) const;

private:
    struct Numbered {
        qsizetype index = 0;
        DiskCall call;
    };
    struct File {
        QByteArray safe;
        QList<Numbered> waiting;
    };
    /// A name's file, or a marker for a folder.
    struct Entry {
        int file = -1;
        bool isFolder = false;
    };
    using Names = std::map<QByteArray, Entry>;
    struct Folder {
        Names safe;
        Names now;
        QList<Numbered> waiting;
    };

    static void changeNames(Names& names, const DiskCall& call);
    void syncFile(const DiskCall& call);
    void syncFolder(const DiskCall& call);
    static QByteArray afterCut(const File& file, std::mt19937& random);
    static Names afterCut(const Folder& folder, std::mt19937& random);
    void cutFolder(const QByteArray& path, const QString& into, std::mt19937& random) const;

    std::map<int, File> m_files;
    std::map<QByteArray, Folder> m_folders;
    qsizetype m_made = 0;
};

} // namespace sf::test
