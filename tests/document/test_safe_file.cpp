// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/safe_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sf::document;

namespace {

/// What happens at the n-th call of the system.
enum class Fault { None, ShortWrite, Enospc, Eio, Kill };

class FaultyLayer final : public FileLayer {
public:
    FaultyLayer(Fault fault, int at) : m_fault(fault), m_at(at) {}
    int calls() const { return m_calls; }

    int create(const QByteArray& path, unsigned mode) override {
        return at([&] { return FileLayer::create(path, mode); });
    }
    qint64 write(int file, const char* bytes, qint64 size) override {
        const bool isShort = m_fault == Fault::ShortWrite;
        // A kill or a full disk may also come in the middle of a write.
        if (m_calls + 1 == m_at && m_fault != Fault::None)
            FileLayer::write(file, bytes, isShort ? 0 : size / 2);
        return at([&] { return FileLayer::write(file, bytes, isShort ? std::min<qint64>(size, 7) : size); });
    }
    int sync(int file) override {
        return at([&] { return FileLayer::sync(file); });
    }
    int close(int file) override {
        return at([&] { return FileLayer::close(file); });
    }
    int rename(const QByteArray& from, const QByteArray& to) override {
        return at([&] { return FileLayer::rename(from, to); });
    }
    int link(const QByteArray& from, const QByteArray& to) override {
        return at([&] { return FileLayer::link(from, to); });
    }
    int syncDirectory(const QByteArray& path) override {
        return at([&] { return FileLayer::syncDirectory(path); });
    }

private:
    template<class Call>
    auto at(Call call) -> decltype(call()) {
        if (++m_calls != m_at || m_fault == Fault::ShortWrite || m_fault == Fault::None)
            return call();
        if (m_fault == Fault::Kill)
            ::_exit(9);
        return m_fault == Fault::Enospc ? -ENOSPC : -EIO;
    }

    Fault m_fault;
    int m_at;
    int m_calls = 0;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What process `process` calls a new file of `f`.
QString newName(pid_t process, const char* number) {
    return QStringLiteral("f.squarefront-new%1-%2").arg(process).arg(QLatin1String(number));
}

bool mayBeLocked(const QByteArray& path) {
    const int file = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    const bool isFree = file >= 0 && ::flock(file, LOCK_SH | LOCK_NB) == 0;
    ::close(file);
    return isFree;
}

/// Whether the new file is locked whenever a name is given or changed.
class LockLayer final : public FileLayer {
public:
    int m_named = 0;
    int m_unlocked = 0;

    int create(const QByteArray& path, unsigned mode) override {
        m_new = path;
        return FileLayer::create(path, mode);
    }
    int rename(const QByteArray& from, const QByteArray& to) override {
        look();
        return FileLayer::rename(from, to);
    }
    int link(const QByteArray& from, const QByteArray& to) override {
        look();
        return FileLayer::link(from, to);
    }

private:
    void look() {
        ++m_named;
        m_unlocked += mayBeLocked(m_new) ? 1 : 0;
    }
    QByteArray m_new;
};

qsizetype openFiles() {
    return QDir(QStringLiteral("/proc/self/fd"))
        .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)
        .size();
}

/// The number of a process that there is no more.
pid_t endedProcess() {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// Whatever fails at whatever moment, the file is whole: the old one or the new.
class TestSafeFile : public QObject {
    Q_OBJECT

private:
    const QByteArray m_old = QByteArray(100'000, 'o');
    const QByteArray m_new = QByteArray(150'000, 'n');

    int callsOfAWrite() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        FaultyLayer layer(Fault::None, 0);
        writeSafely(path, m_new, Backup::Yes, layer);
        return layer.calls();
    }

private Q_SLOTS:
    void replacesAndKeepsABackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes));
        QCOMPARE(contents(path), m_old);
        QVERIFY(!writeSafely(path, m_new, Backup::Yes));
        QCOMPARE(contents(path), m_new);
        QCOMPARE(contents(path + QLatin1Char('~')), m_old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void shortWritesGoOn() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        FaultyLayer layer(Fault::ShortWrite, 0);
        QVERIFY(!writeSafely(path, QByteArray(1000, 's'), Backup::No, layer));
        QCOMPARE(contents(path), QByteArray(1000, 's'));
    }

    void anErrorLeavesTheOldFile() {
        const int calls = callsOfAWrite();
        QVERIFY(calls >= 7);
        for (const Fault fault : {Fault::Enospc, Fault::Eio})
            for (int at = 1; at <= calls; ++at) {
                const QTemporaryDir folder;
                const QString path = folder.filePath(QStringLiteral("f"));
                put(path, m_old);
                FaultyLayer layer(fault, at);
                const auto error = writeSafely(path, m_new, Backup::Yes, layer);
                QVERIFY2(error && error->contains(path), qPrintable(QString::number(at)));
                // The last call syncs the directory: then the new file is in place already.
                QCOMPARE(contents(path), at == calls ? m_new : m_old);
                const QStringList files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
                QVERIFY2(files.filter(QStringLiteral("-new")).isEmpty(),
                         qPrintable(files.join(QLatin1Char(' '))));
            }
    }

    void aKillLeavesAWholeFile() {
        const int calls = callsOfAWrite();
        for (int at = 1; at <= calls; ++at) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("f"));
            put(path, m_old);
            const pid_t child = ::fork();
            if (child == 0) {
                FaultyLayer layer(Fault::Kill, at);
                writeSafely(path, m_new, Backup::Yes, layer);
                ::_exit(0);
            }
            int status = 0;
            ::waitpid(child, &status, 0);
            QCOMPARE(WEXITSTATUS(status), 9);
            QCOMPARE(contents(path), at == calls ? m_new : m_old);
            QVERIFY(!writeSafely(path, m_new, Backup::Yes)); // what the kill left is in nobody's way
            QCOMPARE(contents(path), m_new);
            // What the kill left is gone.
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                     QStringList({QStringLiteral("f"), QStringLiteral("f~")}));
        }
    }

    /// What the next write removes beside `f`, and what it does not.
    void leftovers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("stays");
        const pid_t gone = endedProcess();
        const auto row = [](const char* title, const QString& name, bool stays) {
            QTest::newRow(title) << name << stays;
        };
        row("of a process that is gone", newName(gone, "0"), false);
        row("its last number", newName(gone, "99"), false);
        row("its second name of the old file", newName(gone, "12~"), false);
        row("of a living process", newName(::getppid(), "0"), true);
        row("of this one", newName(::getpid(), "7"), true);
        row("of another file", u'f' + newName(gone, "0"), true);
        row("of a file that begins so", QStringLiteral("f.squarefront-new") + newName(gone, "0").mid(1),
            true);
        row("no process", QStringLiteral("f.squarefront-new%1x-0").arg(gone), true);
        row("a process with a 0 before it", QStringLiteral("f.squarefront-new0%1-0").arg(gone), true);
        row("no number", newName(gone, ""), true);
        row("a number too large", newName(gone, "100"), true);
        row("a number with a 0 before it", newName(gone, "012"), true);
        row("a number below 0", newName(gone, "-0"), true);
        row("a process too large", QStringLiteral("f.squarefront-new99999999999999-0"), true);
        row("process 0", newName(0, "0"), true);
        row("a user's own", QStringLiteral("f.new%1-11").arg(gone), true);
        row("a document", QStringLiteral("f.squarefront-new"), true);
    }
    void leftovers() {
        QFETCH(QString, name);
        QFETCH(bool, stays);
        const QTemporaryDir folder;
        put(folder.filePath(name), m_old);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QCOMPARE(QFile::exists(folder.filePath(name)), stays);
    }

    /// As on another machine, whose processes have numbers that say nothing here.
    void aLockedLeftoverStays() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(newName(endedProcess(), "0"));
        const int file = FileLayer::real().create(QFile::encodeName(name), 0600);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(QFile::exists(name));
        FileLayer::real().close(file);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(!QFile::exists(name));
    }

    /// The lock of the new file is on the second name of the old one too.
    void aLockedLeftoverKeepsItsSecondName() {
        const QTemporaryDir folder;
        const pid_t gone = endedProcess();
        const QByteArray name = QFile::encodeName(folder.filePath(newName(gone, "0")));
        const QString second = folder.filePath(newName(gone, "0~"));
        put(second, m_old);
        const int file = FileLayer::real().create(name, 0600);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        QVERIFY(QFile::exists(second));
        FileLayer::real().close(file);
    }

    /// A shared lock, as on a folder of the network that may only be read.
    void whoReadsALeftoverKeepsNobodyFromRemovingIt() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(newName(endedProcess(), "0"));
        put(name, m_old);
        const int file = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        QCOMPARE(::flock(file, LOCK_SH | LOCK_NB), 0);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        ::close(file);
        QVERIFY(!QFile::exists(name));
    }

    void theNewFileIsLockedUntilItIsInPlace() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        const qsizetype before = openFiles();
        LockLayer layer;
        QVERIFY(!writeSafely(path, m_new, Backup::Yes, layer));
        QCOMPARE(layer.m_named, 3);
        QCOMPARE(layer.m_unlocked, 0);
        QVERIFY(mayBeLocked(QFile::encodeName(path)));
        QVERIFY(writeSafely(path, [](QIODevice& /*device*/) { return false; }));
        QCOMPARE(openFiles(), before);
    }

    /// One who removes leftovers, quick enough to take a new file before its maker has locked it.
    void aFileThatWasMadeIsNotTaken() {
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("f")));
        std::atomic<bool> ends = false;
        std::thread cleaner([&] {
            while (!ends) {
                const int file = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
                if (file >= 0 && ::flock(file, LOCK_SH | LOCK_NB) == 0)
                    ::unlink(path.constData());
                if (file >= 0)
                    ::close(file);
            }
        });
        int taken = 0;
        for (int made = 0; made < 2000;) {
            const int file = FileLayer::real().create(path, 0600);
            if (file < 0)
                continue;
            ++made;
            taken += ::access(path.constData(), F_OK) == 0 ? 0 : 1;
            ::close(file);
        }
        ends = true;
        cleaner.join();
        QCOMPARE(taken, 0);
    }

    void aLeftoverThatIsNoFileStays_data() {
        QTest::addColumn<bool>("isLink");
        QTest::addColumn<QString>("number");
        for (const char* number : {"0", "0~"}) {
            QTest::addRow("pipe %s", number) << false << QString::fromLatin1(number);
            QTest::addRow("link %s", number) << true << QString::fromLatin1(number);
        }
    }
    void aLeftoverThatIsNoFileStays() {
        QFETCH(bool, isLink);
        QFETCH(QString, number);
        const QTemporaryDir folder;
        const QString name = folder.filePath(newName(endedProcess(), number.toLatin1().constData()));
        const QString other = folder.filePath(QStringLiteral("other"));
        put(other, m_old);
        if (isLink)
            QVERIFY(QFile::link(other, name));
        else
            QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new));
        struct stat found {};
        QCOMPARE(::lstat(QFile::encodeName(name).constData(), &found), 0);
        QVERIFY(isLink ? S_ISLNK(found.st_mode) : S_ISFIFO(found.st_mode));
        QCOMPARE(contents(other), m_old);
    }

    void aLinkStaysALink() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        const QString link = folder.filePath(QStringLiteral("l"));
        put(path, m_old);
        QVERIFY(QFile::link(path, link));
        QVERIFY(!writeSafely(link, m_new));
        QCOMPARE(contents(path), m_new);
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void aLinkToNothingStaysALink() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        const QString link = folder.filePath(QStringLiteral("l"));
        QVERIFY(QFile::link(QStringLiteral("f"), link));
        const QString second = folder.filePath(QStringLiteral("m"));
        QVERIFY(QFile::link(QStringLiteral("l"), second));
        QVERIFY(!writeSafely(second, m_new));
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(second).isSymLink());
        QCOMPARE(contents(path), m_new);
    }

    void permissionsStay_data() {
        QTest::addColumn<int>("mode");
        for (const int mode : {0600, 0640, 0644, 0664, 0666, 0755})
            QTest::addRow("%o", static_cast<unsigned>(mode)) << mode;
    }
    void permissionsStay() {
        QFETCH(int, mode);
        const QTemporaryDir folder;
        const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("f")));
        put(QFile::decodeName(path), m_old);
        const mode_t mask = ::umask(0077);
        QCOMPARE(::chmod(path.constData(), static_cast<mode_t>(mode)), 0);
        QVERIFY(!writeSafely(QFile::decodeName(path), m_new, Backup::Yes));
        ::umask(mask);
        struct stat now {};
        QCOMPARE(::stat(path.constData(), &now), 0);
        QCOMPARE(static_cast<int>(now.st_mode & 0777U), mode);
    }

    void whatIsNoFileStays() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("p"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(writeSafely(pipe, m_new)->contains(QLatin1String("not a regular file")));
        QVERIFY(writeSafely(folder.path(), m_new)->contains(QLatin1String("it is a folder")));
        QVERIFY(!QFileInfo(pipe).isFile());
        QVERIFY(writeSafely(QString(), m_new)->contains(QLatin1String("no name")));
    }

    void aProtectedFileStays() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner));
        const auto error = writeSafely(path, m_new);
        const bool isRoot = ::geteuid() == 0; // who may write everywhere
        QCOMPARE(error && error->contains(QLatin1String("write-protected")), !isRoot);
        QCOMPARE(contents(path), isRoot ? m_new : m_old);
    }

    /// As long as a file system lets names be: there is no room for what is added to them.
    void longNames() {
        constexpr int longestName = 255;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString(longestName, QLatin1Char('x')));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes));
        QVERIFY(!writeSafely(path, m_new, Backup::Yes));
        QCOMPARE(contents(path), m_new);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aFolderThatMayNotBeRead() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(!writeSafely(path, m_new));
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QCOMPARE(contents(path), m_new);
    }
};

QTEST_GUILESS_MAIN(TestSafeFile)
#include "test_safe_file.moc"
