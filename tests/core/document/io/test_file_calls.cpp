// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/input_file.h"
#include "core/document/io/safe_file.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <vector>

using namespace sf::document;
using sf::test::contents;
using sf::test::put;

namespace {

struct Call {
    QByteArray name;
    ino_t inode = 0; ///< of the file that it is about; 0: none yet
};

/// The functions below replace those of the C library: they record calls and fail on demand.
struct Calls {
    bool areNoted = false;
    std::vector<Call> made = {};
    QByteArray failing; ///< a function's name
    int at = 0;         ///< which call of it fails, 1 the first
    int times = 1;      ///< how many calls fail from there
    int error = 0;
    bool isCarriedOut = false; ///< even though it reports failure
    int closedTwice = 0;

    int count(const QByteArray& name) const {
        return static_cast<int>(std::ranges::count(made, name, &Call::name));
    }
};
Calls calls;

ino_t inodeOf(int file) {
    struct stat found {};
    return ::fstat(file, &found) == 0 ? found.st_ino : 0;
}

ino_t inodeAt(const char* path) {
    struct stat found {};
    return ::lstat(path, &found) == 0 ? found.st_ino : 0;
}

template<class Real>
auto noted(const char* name, ino_t inode, Real real) -> decltype(real()) {
    if (!calls.areNoted)
        return real();
    calls.made.push_back({name, inode});
    const int number = calls.count(name);
    if (name != calls.failing || number < calls.at || number >= calls.at + calls.times)
        return real();
    if (calls.isCarriedOut)
        real();
    errno = calls.error;
    return -1;
}

template<class Function>
Function library(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    static const auto real = library<int (*)(const char*, int, ...)>("open");
    mode_t mode = 0;
    if (flags & O_CREAT) {
        va_list arguments;
        va_start(arguments, flags);
        mode = va_arg(arguments, mode_t);
        va_end(arguments);
    }
    return noted("open", inodeAt(path), [&] { return real(path, flags, mode); });
}

ssize_t write(int file, const void* bytes, size_t size) {
    static const auto real = library<ssize_t (*)(int, const void*, size_t)>("write");
    return noted("write", inodeOf(file), [&] { return real(file, bytes, size); });
}

int fsync(int file) {
    static const auto real = library<int (*)(int)>("fsync");
    return noted("fsync", inodeOf(file), [&] { return real(file); });
}

int close(int file) {
    static const auto real = library<int (*)(int)>("close");
    return noted("close", inodeOf(file), [&] {
        const int result = real(file);
        calls.closedTwice += result < 0 && errno == EBADF ? 1 : 0;
        return result;
    });
}

int rename(const char* from, const char* to) noexcept {
    static const auto real = library<int (*)(const char*, const char*)>("rename");
    return noted("rename", inodeAt(from), [&] { return real(from, to); });
}

int link(const char* from, const char* to) noexcept {
    static const auto real = library<int (*)(const char*, const char*)>("link");
    return noted("link", inodeAt(from), [&] { return real(from, to); });
}

int unlink(const char* path) noexcept {
    static const auto real = library<int (*)(const char*)>("unlink");
    return noted("unlink", inodeAt(path), [&] { return real(path); });
}

int fchmod(int file, mode_t mode) noexcept {
    static const auto real = library<int (*)(int, mode_t)>("fchmod");
    return noted("fchmod", inodeOf(file), [&] { return real(file, mode); });
}

ssize_t listxattr(const char* path, char* names, size_t size) noexcept {
    static const auto real = library<ssize_t (*)(const char*, char*, size_t)>("listxattr");
    return noted("listxattr", inodeAt(path), [&] { return real(path, names, size); });
}

ssize_t getxattr(const char* path, const char* name, void* value, size_t size) noexcept {
    static const auto real = library<ssize_t (*)(const char*, const char*, void*, size_t)>("getxattr");
    return noted("getxattr", inodeAt(path), [&] { return real(path, name, value, size); });
}

int fsetxattr(int file, const char* name, const void* value, size_t size, int flags) noexcept {
    static const auto real = library<int (*)(int, const char*, const void*, size_t, int)>("fsetxattr");
    return noted("fsetxattr", inodeOf(file), [&] { return real(file, name, value, size, flags); });
}

} // extern "C"

namespace {

/// One write to an existing file, with the failures of `plan`.
struct Write {
    explicit Write(Calls plan = {}, mode_t mode = 0644, const QByteArray& list = {}) {
        put(path, before);
        ::chmod(QFile::encodeName(path).constData(), mode);
        hasList =
            !list.isEmpty() && ::setxattr(QFile::encodeName(path).constData(), "system.posix_acl_access",
                                          list.constData(), static_cast<std::size_t>(list.size()), 0) == 0;
        calls = std::move(plan);
        calls.areNoted = true;
        result = writeSafely(path, after, Backup::Yes);
        calls.areNoted = false;
    }
    /// The index of its first call; -1 if there is none.
    static int first(const char* name, ino_t inode) {
        for (std::size_t i = 0; i < calls.made.size(); ++i)
            if (calls.made[i].name == name && calls.made[i].inode == inode)
                return static_cast<int>(i);
        return -1;
    }
    static int last(const char* name, ino_t inode) {
        int found = -1;
        for (std::size_t i = 0; i < calls.made.size(); ++i)
            if (calls.made[i].name == name && calls.made[i].inode == inode)
                found = static_cast<int>(i);
        return found;
    }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); }

    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("f"));
    const QByteArray before = QByteArray(100'000, 'o');
    const QByteArray after = QByteArray(150'000, 'n');
    bool hasList = false;
    WriteResult result;
};

/// An access list in the kernel's format, in which a user besides the owner may read.
QByteArray sharedList() {
    QByteArray list("\2\0\0\0", 4);
    const auto entry = [&list](char tag, char may, quint32 id) {
        const char rights[] = {tag, '\0', may, '\0'};
        list += QByteArray(rights, sizeof rights);
        list += QByteArray(reinterpret_cast<const char*>(&id), sizeof id);
    };
    constexpr quint32 none = 0xFFFFFFFF;
    entry(0x01, 6, none);
    entry(0x02, 4, 4321);
    entry(0x04, 0, none);
    entry(0x10, 4, none);
    entry(0x20, 0, none);
    return list;
}

QByteArray listOf(const QString& path) {
    QByteArray list(4096, '\0');
    const ssize_t size =
        ::lgetxattr(QFile::encodeName(path).constData(), "system.posix_acl_access", list.data(), 4096);
    return size < 0 ? QByteArray() : list.first(size);
}

} // namespace

/// The system calls of a write: their order, and what happens if one fails.
class TestFileCalls final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDiskHasItBeforeItIsInPlace() {
        const Write write;
        QVERIFY(!write.result.error && write.result.warnings.isEmpty());
        const ino_t file = inodeAt(QFile::encodeName(write.path).constData());
        const ino_t folder = inodeAt(QFile::encodeName(write.folder.path()).constData());
        QVERIFY(Write::first("write", file) >= 0);
        QVERIFY(Write::first("fsync", file) > Write::last("write", file));
        QVERIFY(Write::first("rename", file) > Write::last("fsync", file));
        QVERIFY(Write::first("fsync", folder) > Write::first("rename", file));
    }

    void aNewFileIsSyncedToo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        calls = {};
        calls.areNoted = true;
        const WriteResult result = writeSafely(path, "new");
        calls.areNoted = false;
        QVERIFY(!result.error);
        const ino_t file = inodeAt(QFile::encodeName(path).constData());
        QVERIFY(Write::first("fsync", file) > Write::last("write", file));
        QVERIFY(Write::last("fsync", inodeAt(QFile::encodeName(folder.path()).constData())) >
                Write::first("rename", file));
    }

    /// Whichever call is interrupted, and however often.
    void aSignalInterruptsNothing_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isCarriedOut");
        for (const char* name : {"open", "write", "fsync", "rename", "link", "unlink"})
            QTest::newRow(name) << QByteArray(name) << false;
        for (const char* name : {"close", "rename", "link", "unlink"})
            QTest::addRow("%s, carried out", name) << QByteArray(name) << true;
    }
    void aSignalInterruptsNothing() {
        QFETCH(QByteArray, name);
        QFETCH(bool, isCarriedOut);
        const Write whole;
        const int made = calls.count(name);
        QVERIFY(made > 0);
        for (int at = 1; at <= made; ++at)
            for (const int times : {1, 3}) {
                const Write write({.failing = name,
                                   .at = at,
                                   .times = isCarriedOut ? 1 : times,
                                   .error = EINTR,
                                   .isCarriedOut = isCarriedOut});
                const QByteArray shown =
                    name + QByteArray::number(at) + ' ' + write.result.message(QString()).toUtf8();
                QVERIFY2(!write.result.error && write.result.warnings.isEmpty(), shown.constData());
                QCOMPARE(contents(write.path), write.after);
                QCOMPARE(contents(write.path + u'~'), write.before);
                QCOMPARE(write.files().size(), 2);
                QCOMPARE(calls.closedTwice, 0);
            }
    }

    void aFolderThatCannotBeSyncedIsTold_data() {
        QTest::addColumn<int>("error");
        QTest::newRow("disk") << EIO;
        QTest::newRow("full") << ENOSPC;
        QTest::newRow("quota") << EDQUOT;
    }
    void aFolderThatCannotBeSyncedIsTold() {
        QFETCH(int, error);
        const Write write({.failing = "fsync", .at = 2, .times = 9, .error = error});
        QVERIFY(!write.result.error);
        QCOMPARE(contents(write.path), write.after);
        QCOMPARE(write.result.warnings.size(), 1);
        const QString told = write.result.warnings.first();
        QVERIFY2(told.startsWith(write.path + QLatin1String(" was written, but")), qPrintable(told));
        QVERIFY(told.contains(QLatin1String("power cut")));
        QVERIFY(told.contains(QString::fromLocal8Bit(std::strerror(error))));
    }

    /// Some file systems cannot sync folders, which is no error.
    void aFolderThatIsNeverSyncedIsNotTold() {
        const Write write({.failing = "fsync", .at = 2, .times = 9, .error = EINVAL});
        QVERIFY(!write.result.error && write.result.warnings.isEmpty());
        QCOMPARE(contents(write.path), write.after);
    }

    void aFileThatCannotBeSyncedIsNotTaken() {
        const Write write({.failing = "fsync", .at = 1, .error = EIO});
        QVERIFY(write.result.error && write.result.error->contains(QLatin1String("was not written")));
        QCOMPARE(contents(write.path), write.before);
        QCOMPARE(write.files(), QStringList(QStringLiteral("f")));
    }

    /// As in a network folder: the reply is lost, but the rename happened.
    void aRenameThatFailedAndWorkedIsAWrite() {
        const Write write({.failing = "rename", .at = 1, .times = 9, .error = EIO, .isCarriedOut = true});
        QVERIFY2(!write.result.error, qPrintable(write.result.message({})));
        QCOMPARE(contents(write.path), write.after);
        QCOMPARE(contents(write.path + u'~'), write.before);
    }

    void aRenameThatFailedIsNone() {
        const Write write({.failing = "rename", .at = 2, .error = EXDEV});
        QVERIFY(write.result.error && write.result.error->contains(QLatin1String("was not written")));
        QCOMPARE(contents(write.path), write.before);
    }

    /// Without hard links the backup is a copy, which is on disk before the file is replaced.
    void withoutLinksTheBackupIsACopy_data() {
        QTest::addColumn<int>("error");
        for (const int error : {EPERM, EACCES, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV, EINVAL})
            QTest::newRow(std::strerror(error)) << error;
    }
    void withoutLinksTheBackupIsACopy() {
        QFETCH(int, error);
        const Write write({.failing = "link", .at = 1, .times = 9, .error = error});
        QVERIFY2(!write.result.error, qPrintable(write.result.message({})));
        QVERIFY(write.result.warnings.isEmpty());
        QCOMPARE(contents(write.path), write.after);
        QCOMPARE(contents(write.path + u'~'), write.before);
        QCOMPARE(write.files().size(), 2);
        const ino_t backup = inodeAt(QFile::encodeName(write.path + u'~').constData());
        const ino_t file = inodeAt(QFile::encodeName(write.path).constData());
        QVERIFY(backup != 0 && Write::first("fsync", backup) > Write::last("write", backup));
        QVERIFY(Write::first("rename", backup) > Write::first("fsync", backup));
        QVERIFY(Write::first("rename", file) > Write::first("rename", backup));
    }

    /// A list that can't be copied isn't lost: either the file has it afterwards, or it wasn't replaced.
    void anAccessListIsKeptOrTheFileStays_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"fsetxattr", "listxattr", "getxattr", "fchmod"})
            QTest::newRow(name) << QByteArray(name);
    }
    void anAccessListIsKeptOrTheFileStays() {
        QFETCH(QByteArray, name);
        const Write whole({}, 0640, sharedList());
        if (!whole.hasList)
            QSKIP("needs a file system with access lists");
        const int made = calls.count(name);
        QVERIFY(made > 0);
        QCOMPARE(listOf(whole.path), sharedList());
        for (int at = 1; at <= made; ++at)
            for (const int error : {EIO, EPERM, ENOSPC})
                for (const int times : {1, 9}) {
                    const Write write({.failing = name, .at = at, .times = times, .error = error}, 0640,
                                      sharedList());
                    QCOMPARE(listOf(write.path), sharedList());
                    QCOMPARE(contents(write.path), write.result.error ? write.before : write.after);
                    QVERIFY(!write.result.error ||
                            write.result.error->contains(QLatin1String("lose the right")));
                }
    }

    void aModeIsKeptOrTheFileStays() {
        for (const mode_t mode : {0600, 0640, 0666}) {
            const Write write({.failing = "fchmod", .at = 1, .times = 9, .error = EPERM}, mode);
            QCOMPARE(write.result.error.has_value(), mode != 0600);
            struct stat found {};
            QCOMPARE(::stat(QFile::encodeName(write.path).constData(), &found), 0);
            QCOMPARE(found.st_mode & 0777U, mode);
        }
    }

    /// Whatever fails: only a file that isn't there is missing.
    void onlyWhatIsNotThereIsMissing() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, "text");
        for (const int error : {EACCES, EIO, ENOENT, EMFILE}) {
            calls = {.areNoted = true, .failing = "open", .at = 1, .error = error};
            const auto [bytes, problem] = readStored(path, 100);
            calls.areNoted = false;
            QVERIFY(!bytes);
            QCOMPARE(problem.isEmpty(), error == ENOENT);
            QVERIFY(problem.isEmpty() || (problem.contains(path) &&
                                          problem.contains(QString::fromLocal8Bit(std::strerror(error)))));
        }
    }

    void aBackupThatCannotBeMadeIsTold() {
        const Write disk({.failing = "link", .at = 1, .times = 9, .error = EIO});
        QVERIFY(disk.result.error && disk.result.error->contains(QLatin1String("backup")));
        QVERIFY(disk.result.error->contains(QString::fromLocal8Bit(std::strerror(EIO))));
        QCOMPARE(contents(disk.path), disk.before);
        QCOMPARE(disk.files(), QStringList(QStringLiteral("f")));
        const Write named({.failing = "rename", .at = 1, .error = EACCES});
        QVERIFY(named.result.error && named.result.error->contains(named.path + u'~'));
        QCOMPARE(contents(named.path), named.before);
        QCOMPARE(named.files(), QStringList(QStringLiteral("f")));
    }
};

template struct sf::test::Registered<TestFileCalls, QCoreApplication>;
#include "test_file_calls.moc"
