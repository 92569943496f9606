// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/document/recorded_disk.h"

#include <random>

namespace sf::test {

/// What a disk may hold after a power cut. What was synced is there. Of what was written to a file since,
/// there is a beginning, whose last piece may be torn or zeros. Of the changes of names in a folder since it
/// was synced there is a beginning too, and a name may be there before what the file holds.
class DiskModel {
public:
    explicit DiskModel(const RecordedDisk& disk);
    /// The next call of the recording happens.
    void apply(const DiskCall& call);
    /// Writes into an empty folder what there may be after a cut now.
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
    /// A name's file, or that it is a folder.
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
