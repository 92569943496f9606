// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>

#include <functional>

namespace sf::document {

/// A folder that this program made inside another, opened by handle: the only way in which the program
/// removes folders, or files that no write of its own has just made. Nothing is followed, and only ordinary
/// files of this user count, with one name and on the same file system as the parent folder.
class OwnFolder {
public:
    /// Tells by its name whether this program made a file.
    using IsOurs = std::function<bool(const QByteArray& name)>;
    struct Entry {
        QByteArray name;
        bool isOrdinary = false;
        QDateTime changed;
    };

    /// Opens nothing if a link, a mount or somebody else's folder is there.
    explicit OwnFolder(const QByteArray& path);
    ~OwnFolder();
    Q_DISABLE_COPY_MOVE(OwnFolder)

    bool isOpen() const { return m_folder >= 0; }
    QDateTime changed() const;
    /// Everything in it, in no order.
    QList<Entry> entries() const;
    bool hasOnly(const IsOurs& isOurs) const;
    bool removeFile(const QByteArray& name) const;
    /// Lets only this user in.
    void makePrivate() const;
    /// Removes the program's own files, and then the folder unless something else is in it. Returns false if
    /// one of the program's own is left.
    bool removeOwn(const IsOurs& isOurs) const;

    /// The names of all real folders in the folder at `path`.
    static QList<QByteArray> foldersIn(const QByteArray& path);

private:
    QByteArray m_name;
    int m_parent = -1;
    int m_folder = -1;
};

} // namespace sf::document
