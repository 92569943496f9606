// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/safe_file.h"
#include "tests/core/document/io/no_links_layer.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <grp.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace sf::document;
using sf::test::contents;
using sf::test::NoLinksLayer;

namespace {

constexpr uid_t somebody = 12345;
constexpr gid_t someGroup = 23456;
constexpr uid_t nobodysId = 65534;

struct stat statusOf(const QByteArray& path) {
    struct stat found {};
    ::lstat(path.constData(), &found);
    return found;
}

int modeOf(const QByteArray& path) {
    return static_cast<int>(statusOf(path).st_mode & 07777U);
}

QByteArray attribute(const QByteArray& path, const char* name) {
    QByteArray value(4096, '\0');
    const ssize_t size = ::lgetxattr(path.constData(), name, value.data(), 4096);
    return size < 0 ? QByteArray() : value.first(size);
}

bool setAttribute(const QByteArray& path, const char* name, const QByteArray& value) {
    return ::lsetxattr(path.constData(), name, value.constData(), static_cast<std::size_t>(value.size()),
                       0) == 0;
}

/// An access control list in the kernel's format, for the owner, another user, the group and others.
QByteArray accessList(char user, char group) {
    QByteArray list("\2\0\0\0", 4);
    const auto entry = [&list](char tag, char may, const char* id) {
        const char rights[] = {tag, '\0', may, '\0'};
        list += QByteArray(rights, 4) + QByteArray(id, 4);
    };
    constexpr const char* none = "\xff\xff\xff\xff";
    entry(0x01, 6, none);
    constexpr char id12345[] = {0x39, 0x30, 0, 0};
    entry(0x02, user, id12345);
    entry(0x04, group, none);
    entry(0x10, static_cast<char>(user | group), none);
    entry(0x20, 0, none);
    return list;
}

/// Runs the check as a user without privileges (as root, switches to one). Returns its result.
bool isTrueForNobody(const std::function<bool()>& check) {
    const pid_t child = ::fork();
    if (child == 0) {
        const bool isNobody = ::geteuid() != 0 || (::setgroups(0, nullptr) == 0 && ::setgid(nobodysId) == 0 &&
                                                   ::setuid(nobodysId) == 0);
        ::_exit(isNobody && check() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// Records the most permissive mode of the new file before it is in place.
class ModeLayer final : public FileLayer {
public:
    unsigned most = 0;

    int create(const QByteArray& path, unsigned mode) override { return seen(FileLayer::create(path, mode)); }
    qint64 write(int file, const char* bytes, qint64 size) override {
        return FileLayer::write(seen(file), bytes, size);
    }
    int sync(int file) override { return FileLayer::sync(seen(file)); }

private:
    int seen(int file) {
        struct stat found {};
        if (file >= 0 && ::fstat(file, &found) == 0)
            most |= found.st_mode & 0777U;
        return file;
    }
};

} // namespace

/// What a replaced file keeps besides its content.
class TestFileAttributes final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QByteArray m_path;
    const QByteArray m_old = QByteArray(1000, 'o');
    const QByteArray m_new = QByteArray(150'000, 'n');

    void put(const QString& path, const QByteArray& bytes) const {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("f"));
        m_path = QFile::encodeName(m_file);
        put(m_file, m_old);
    }

    void permissionsStay_data() {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("hasLinks");
        for (const int mode : {0600, 0640, 0644, 0664, 0666, 0755})
            for (const bool hasLinks : {true, false})
                QTest::addRow("%o %d", static_cast<unsigned>(mode), hasLinks) << mode << hasLinks;
    }
    void permissionsStay() {
        QFETCH(int, mode);
        QFETCH(bool, hasLinks);
        const mode_t mask = ::umask(0077);
        QCOMPARE(::chmod(m_path.constData(), static_cast<mode_t>(mode)), 0);
        NoLinksLayer noLinks;
        FileLayer& layer = hasLinks ? FileLayer::real() : noLinks;
        QVERIFY(!writeSafely(m_file, m_new, Backup::Yes, layer).error);
        ::umask(mask);
        QCOMPARE(modeOf(m_path), mode);
        QCOMPARE(modeOf(m_path + '~'), mode);
    }

    void aNewFileHasThePermissionsOfNewFiles() {
        const QByteArray path = QFile::encodeName(m_folder->filePath(QStringLiteral("new")));
        for (const auto& [mask, mode] : {std::pair(0022, 0644), {0077, 0600}, {0002, 0664}}) {
            const mode_t before = ::umask(static_cast<mode_t>(mask));
            ::unlink(path.constData());
            QVERIFY(!writeSafely(QFile::decodeName(path), m_new).error);
            ::umask(before);
            QCOMPARE(modeOf(path), mode);
        }
    }

    /// Not even while it is being written.
    void whatIsPrivateIsNeverReadableByOthers() {
        const mode_t mask = ::umask(0);
        for (const int mode : {0600, 0400, 0640}) {
            QCOMPARE(::chmod(m_path.constData(), static_cast<mode_t>(mode)), 0);
            ModeLayer layer;
            const WriteResult result = writeSafely(m_file, m_new, Backup::No, layer);
            QCOMPARE(result.error.has_value(), mode == 0400 && ::geteuid() != 0);
            QCOMPARE(layer.most & ~static_cast<unsigned>(mode | 0600), 0U);
            NoLinksLayer noLinks;
            if (!result.error)
                QVERIFY(!writeSafely(m_file, m_old, Backup::Yes, noLinks).error);
        }
        ::umask(mask);
    }

    void ownerAndGroupStay_data() {
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("own file") << true;
        QTest::newRow("another's file, from root") << false;
    }
    void ownerAndGroupStay() {
        QFETCH(bool, isOwn);
        const bool isRoot = ::geteuid() == 0;
        const uid_t owner = isRoot && !isOwn ? somebody : ::geteuid();
        const gid_t group = isRoot ? someGroup : ownGroups().back();
        QCOMPARE(::chown(m_path.constData(), owner, group), 0);
        QCOMPARE(::chmod(m_path.constData(), 0664), 0);
        NoLinksLayer noLinks;
        QVERIFY(!writeSafely(m_file, m_new, Backup::Yes, noLinks).error);
        for (const QByteArray& path : {m_path, m_path + '~'}) {
            QCOMPARE(statusOf(path).st_uid, owner);
            QCOMPARE(statusOf(path).st_gid, group);
            QCOMPARE(modeOf(path), 0664);
        }
    }

    /// Nobody loses the right to read or write a file because somebody else saves it.
    void whoeverMayUseAFileStillMay() {
        if (::geteuid() != 0)
            QSKIP("needs files of somebody else");
        giveToNobody();
        QCOMPARE(::chown(m_path.constData(), somebody, someGroup), 0);
        QCOMPARE(::chmod(m_path.constData(), 0602), 0); // the owner may do more than others
        const auto refused = [this] { return writeSafely(m_file, m_new, Backup::Yes).error.has_value(); };
        QVERIFY(isTrueForNobody(refused));
        QCOMPARE(contents(m_file), m_old);
        QCOMPARE(::chmod(m_path.constData(), 0606), 0); // the group may do less than others
        QVERIFY(isTrueForNobody(refused));
        QCOMPARE(::chmod(m_path.constData(), 0666), 0); // the same for all
        QVERIFY(isTrueForNobody([this] { return !writeSafely(m_file, m_new).error; }));
        QCOMPARE(contents(m_file), m_new);
        QCOMPARE(modeOf(m_path), 0666); // also for the group that the file has now
        QCOMPARE(::chown(m_path.constData(), somebody, nobodysId), 0);
        QCOMPARE(::chmod(m_path.constData(), 0660), 0); // the owner isn't in the group
        QVERIFY(isTrueForNobody(refused));
        QCOMPARE(statusOf(m_path).st_uid, somebody);
        QCOMPARE(modeOf(m_path), 0660);
    }

    /// If the user is not in the group, it can't be kept, and the file stays as it is.
    void aGroupThatCannotBeKeptStays() {
        if (::geteuid() != 0) { // cannot give the file a group that it is not in
            QVERIFY(!writeSafely(m_file, m_new).error);
            QCOMPARE(statusOf(m_path).st_gid, statusOf(QFile::encodeName(m_folder->path())).st_gid);
            return;
        }
        giveToNobody();
        QCOMPARE(::chown(m_path.constData(), nobodysId, someGroup), 0);
        QCOMPARE(::chmod(m_path.constData(), 0664), 0);
        const bool hasList = setAttribute(m_path, "system.posix_acl_access", accessList(6, 6));
        const auto mode = modeOf(m_path); // the list may have changed it
        QVERIFY(isTrueForNobody([this] { return writeSafely(m_file, m_new).error.has_value(); }));
        QCOMPARE(contents(m_file), m_old);
        QCOMPARE(statusOf(m_path).st_gid, someGroup);
        QCOMPARE(modeOf(m_path), mode);
        QCOMPARE(attribute(m_path, "system.posix_acl_access").isEmpty(), !hasList);
    }

    void aProtectedFileStays() {
        giveToNobody();
        QCOMPARE(::chmod(m_path.constData(), 0400), 0);
        QVERIFY(isTrueForNobody([this] {
            const auto error = writeSafely(m_file, m_new).error;
            return error && error->contains(QLatin1String("write-protected"));
        }));
        QCOMPARE(contents(m_file), m_old);
    }

    void aFolderThatMayNotBeRead() {
        giveToNobody();
        const QByteArray folder = QFile::encodeName(m_folder->path());
        QCOMPARE(::chmod(folder.constData(), 0300), 0);
        QVERIFY(isTrueForNobody([this] {
            const WriteResult result = writeSafely(m_file, m_new, Backup::Yes);
            return !result.error && result.warnings.isEmpty();
        }));
        QCOMPARE(::chmod(folder.constData(), 0700), 0);
        QCOMPARE(contents(m_file), m_new);
        QCOMPARE(contents(m_file + u'~'), m_old);
    }

    void aFolderThatMayNotBeWrittenSaysSo() {
        giveToNobody();
        const QByteArray folder = QFile::encodeName(m_folder->path());
        QCOMPARE(::chmod(folder.constData(), 0500), 0);
        QVERIFY(isTrueForNobody([this] {
            const auto error = writeSafely(m_file, m_new, Backup::Yes).error;
            return error && error->contains(QString::fromLocal8Bit(std::strerror(EACCES)));
        }));
        QCOMPARE(::chmod(folder.constData(), 0700), 0);
        QCOMPARE(contents(m_file), m_old);
    }

    /// File systems without them save as usual.
    void extendedAttributesStay() {
        const QByteArray large(2000, 'x');
        const bool hasSome = setAttribute(m_path, "user.xdg.tags", "red,blue") &&
                             setAttribute(m_path, "user.large", large) &&
                             setAttribute(m_path, "user.none", "");
        NoLinksLayer noLinks;
        QVERIFY(!writeSafely(m_file, m_new, Backup::Yes, noLinks).error);
        QVERIFY(!writeSafely(m_file, m_new, Backup::Yes).error);
        for (const QByteArray& path : {m_path, m_path + '~'}) {
            QCOMPARE(attribute(path, "user.xdg.tags"), hasSome ? QByteArray("red,blue") : QByteArray());
            QCOMPARE(attribute(path, "user.large"), hasSome ? large : QByteArray());
            QCOMPARE(::lgetxattr(path.constData(), "user.none", nullptr, 0), hasSome ? 0 : -1);
        }
    }

    void accessListsStay() {
        const QByteArray list = accessList(4, 6);
        const bool hasList = setAttribute(m_path, "system.posix_acl_access", list);
        const int mode = modeOf(m_path);
        QVERIFY(!writeSafely(m_file, m_new).error);
        QCOMPARE(attribute(m_path, "system.posix_acl_access"), hasList ? list : QByteArray());
        QCOMPARE(modeOf(m_path), mode);
    }

    /// A folder's default list must not open up a file that had none.
    void aFolderAddsNoAccessList() {
        const QByteArray folder = QFile::encodeName(m_folder->path());
        QCOMPARE(::chmod(m_path.constData(), 0640), 0);
        const bool hasList = setAttribute(folder, "system.posix_acl_default", accessList(7, 7));
        put(m_folder->filePath(QStringLiteral("other")), m_old);
        const QByteArray other = QFile::encodeName(m_folder->filePath(QStringLiteral("other")));
        QCOMPARE(attribute(other, "system.posix_acl_access").isEmpty(), !hasList);
        QVERIFY(!writeSafely(m_file, m_new).error);
        QCOMPARE(attribute(m_path, "system.posix_acl_access"), QByteArray());
        QCOMPARE(modeOf(m_path), 0640);
    }

    void privilegesOfTheOldContentGo() {
        const QByteArray capability("\1\0\0\2\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 20); // cap_net_bind_service
        const bool isRoot = setAttribute(m_path, "security.capability", capability);
        QCOMPARE(attribute(m_path, "security.capability").isEmpty(), !isRoot);
        // The kernel drops it when a file is written, but nothing is written to an empty one.
        QVERIFY(!writeSafely(m_file, QByteArray()).error);
        QCOMPARE(attribute(m_path, "security.capability"), QByteArray());
    }

    void aCopiedBackupIsAsOldAsItsFile() {
        const timespec times[] = {{1'000'000'000, 0}, {1'200'000'000, 5'000}};
        QCOMPARE(::utimensat(AT_FDCWD, m_path.constData(), times, 0), 0);
        NoLinksLayer noLinks;
        QVERIFY(!writeSafely(m_file, m_new, Backup::Yes, noLinks).error);
        QCOMPARE(statusOf(m_path + '~').st_mtim.tv_sec, 1'200'000'000);
        QVERIFY(statusOf(m_path).st_mtim.tv_sec > 1'200'000'000);
        QCOMPARE(contents(m_file + u'~'), m_old);
    }

    void otherNamesAreTold() {
        const QByteArray second = QFile::encodeName(m_folder->filePath(QStringLiteral("second")));
        QVERIFY(writeSafely(m_file, m_new, Backup::Yes).warnings.isEmpty());
        QVERIFY(writeSafely(m_file, m_old, Backup::Yes).warnings.isEmpty()); // the backup is no other name
        QCOMPARE(::link(m_path.constData(), second.constData()), 0);
        QVERIFY(writeSafely(m_file, m_old).warnings.join(u' ').contains(QLatin1String("1 other name")));
        ::unlink(second.constData());
        QCOMPARE(::link(m_path.constData(), second.constData()), 0);
        QCOMPARE(::link(m_path.constData(), (second + '2').constData()), 0);
        const WriteResult result = writeSafely(m_file, m_new, Backup::Yes);
        QVERIFY(!result.error);
        QCOMPARE(result.warnings.size(), 1);
        QVERIFY2(result.warnings[0].startsWith(m_file + QLatin1String(" was written.")) &&
                     result.warnings[0].contains(QLatin1String("2 other name")),
                 qPrintable(result.warnings[0]));
        QCOMPARE(contents(QFile::decodeName(second)), m_old);
        QVERIFY(writeSafely(m_file, m_new, Backup::Yes).warnings.isEmpty()); // it is a file of its own now
    }

    /// A save killed half-way leaves the backup as a second name of the file.
    void aBackupThatIsTheFileIsNoOtherName() {
        QCOMPARE(::link(m_path.constData(), (m_path + '~').constData()), 0);
        QVERIFY(writeSafely(m_file, m_new, Backup::Yes).warnings.isEmpty());
        QCOMPARE(contents(m_file + u'~'), m_old);
    }

private:
    void giveToNobody() const {
        if (::geteuid() != 0)
            return; // it is ours, and we are like others
        QCOMPARE(::chown(QFile::encodeName(m_folder->path()).constData(), nobodysId, nobodysId), 0);
        QCOMPARE(::chown(m_path.constData(), nobodysId, nobodysId), 0);
    }
    static QList<gid_t> ownGroups() {
        QList<gid_t> groups(std::max(1, ::getgroups(0, nullptr)));
        return ::getgroups(static_cast<int>(groups.size()), groups.data()) > 0 ? groups
                                                                               : QList<gid_t>{::getegid()};
    }
};

template struct sf::test::Registered<TestFileAttributes, QCoreApplication>;
#include "test_file_attributes.moc"
