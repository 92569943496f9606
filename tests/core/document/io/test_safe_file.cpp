// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/safe_file.h"
#include "tests/core/document/io/no_links_layer.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sf::document;
using sf::test::contents;
using sf::test::NoLinksLayer;
using sf::test::put;

namespace {

/// What happens at the n-th system call.
enum class Fault { None, ShortWrite, Enospc, Eio, Kill };

class FaultyLayer final : public FileLayer {
public:
    /// Without links as on a file system that has none.
    FaultyLayer(Fault fault, int at, bool hasLinks) : m_fault(fault), m_at(at), m_hasLinks(hasLinks) {}
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
        return at([&] { return m_hasLinks ? FileLayer::link(from, to) : -EPERM; });
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
    bool m_hasLinks;
    int m_calls = 0;
};

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

class DeafLayer final : public FileLayer {
public:
    qint64 write(int /*file*/, const char* /*bytes*/, qint64 /*size*/) override { return 0; }
};

qsizetype openFiles() {
    return QDir(QStringLiteral("/proc/self/fd"))
        .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)
        .size();
}

} // namespace

/// Whatever fails at any moment, the file is complete: the old or the new one.
class TestSafeFile : public QObject {
    Q_OBJECT

private:
    const QByteArray m_old = QByteArray(100'000, 'o');
    const QByteArray m_new = QByteArray(150'000, 'n');

    int callsOfAWrite(bool hasLinks) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        FaultyLayer layer(Fault::None, 0, hasLinks);
        writeSafely(path, m_new, Backup::Yes, layer);
        return layer.calls();
    }

    static void withAndWithoutLinks() {
        QTest::addColumn<bool>("hasLinks");
        QTest::newRow("hard links") << true;
        QTest::newRow("no hard links") << false;
    }

private Q_SLOTS:
    void replacesAndKeepsABackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes).error);
        QCOMPARE(contents(path), m_old);
        QVERIFY(!writeSafely(path, m_new, Backup::Yes).error);
        QCOMPARE(contents(path), m_new);
        QCOMPARE(contents(path + QLatin1Char('~')), m_old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    /// A disk that accepts nothing and reports no error.
    void aWriteOfNothingIsAnError() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        DeafLayer layer;
        QVERIFY(writeSafely(path, m_new, Backup::Yes, layer).error);
        QCOMPARE(contents(path), m_old);
    }

    void bytesThatCannotBeMadeLeaveTheOldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        const auto half = [](QIODevice& device) { return device.write("half") == 4 && false; };
        const auto error = writeSafely(path, half, Backup::Yes).error;
        QVERIFY(error && error->contains(QLatin1String("was not written")));
        QCOMPARE(contents(path), m_old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("f")));
    }

    void withoutAskingThereIsNoBackup() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        QVERIFY(!writeSafely(path, m_new).error);
        const auto produce = [](QIODevice& device) { return device.write("x") == 1; };
        QVERIFY(!writeSafely(path, produce).error);
        QCOMPARE(contents(path), QByteArray("x"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList(QStringLiteral("f")));
    }

    void shortWritesGoOn() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        FaultyLayer layer(Fault::ShortWrite, 0, true);
        QVERIFY(!writeSafely(path, QByteArray(1000, 's'), Backup::No, layer).error);
        QCOMPARE(contents(path), QByteArray(1000, 's'));
    }

    void anErrorLeavesTheOldFile_data() { withAndWithoutLinks(); }
    void anErrorLeavesTheOldFile() {
        QFETCH(bool, hasLinks);
        const int calls = callsOfAWrite(hasLinks);
        QVERIFY(calls >= 7);
        for (const Fault fault : {Fault::Enospc, Fault::Eio})
            for (int at = 1; at <= calls; ++at) {
                const QTemporaryDir folder;
                const QString path = folder.filePath(QStringLiteral("f"));
                put(path, m_old);
                FaultyLayer layer(fault, at, hasLinks);
                const auto result = writeSafely(path, m_new, Backup::Yes, layer);
                QVERIFY2(result.message({}).contains(path), qPrintable(QString::number(at)));
                // The last call syncs the folder; the new file is already in place by then.
                QCOMPARE(result.error.has_value(), at < calls);
                QCOMPARE(result.warnings.size(), at < calls ? 0 : 1);
                QCOMPARE(contents(path), at == calls ? m_new : m_old);
                const QByteArray backup = contents(path + u'~');
                QVERIFY(backup == m_old || !QFile::exists(path + u'~'));
                const QStringList files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
                QVERIFY2(files.filter(QStringLiteral("-new")).isEmpty(),
                         qPrintable(files.join(QLatin1Char(' '))));
            }
    }

    void aKillLeavesAWholeFile_data() { withAndWithoutLinks(); }
    void aKillLeavesAWholeFile() {
        QFETCH(bool, hasLinks);
        const int calls = callsOfAWrite(hasLinks);
        for (int at = 1; at <= calls; ++at) {
            const QTemporaryDir folder;
            const QString path = folder.filePath(QStringLiteral("f"));
            put(path, m_old);
            const pid_t child = ::fork();
            if (child == 0) {
                FaultyLayer layer(Fault::Kill, at, hasLinks);
                writeSafely(path, m_new, Backup::Yes, layer);
                ::_exit(0);
            }
            int status = 0;
            ::waitpid(child, &status, 0);
            QCOMPARE(WEXITSTATUS(status), 9);
            QCOMPARE(contents(path), at == calls ? m_new : m_old);
            QVERIFY(contents(path + u'~') == m_old || !QFile::exists(path + u'~'));
            // leftovers of the kill are in nobody's way
            QVERIFY(!writeSafely(path, m_new, Backup::Yes).error);
            QCOMPARE(contents(path), m_new);
            // The kill's leftovers are gone.
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
                     QStringList({QStringLiteral("f"), QStringLiteral("f~")}));
        }
    }

    void newFilesAreNotInherited() {
        const QTemporaryDir folder;
        const int file =
            FileLayer::real().create(QFile::encodeName(folder.filePath(QStringLiteral("f"))), 0600);
        QVERIFY((::fcntl(file, F_GETFD) & FD_CLOEXEC) != 0);
        ::close(file);
    }

    void theNewFileIsLockedUntilItIsInPlace() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        put(path, m_old);
        const qsizetype before = openFiles();
        LockLayer layer;
        QVERIFY(!writeSafely(path, m_new, Backup::Yes, layer).error);
        QCOMPARE(layer.m_named, 3);
        QCOMPARE(layer.m_unlocked, 0);
        QVERIFY(mayBeLocked(QFile::encodeName(path)));
        QVERIFY(writeSafely(path, [](QIODevice& /*device*/) { return false; }).error);
        QCOMPARE(openFiles(), before);
    }

    /// If the new file can't be created, the error says why, and no number is used up.
    void aFullSetOfNumbersIsAnError() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        for (int number = 0; number < 100; ++number)
            put(QStringLiteral("%1.squarefront-new%2-%3").arg(path).arg(::getpid()).arg(number), m_old);
        const auto error = writeSafely(path, m_new).error;
        QVERIFY(error && error->contains(QString::fromLocal8Bit(std::strerror(EEXIST))));
        QVERIFY(!QFile::exists(path));
        QVERIFY(QFile::remove(QStringLiteral("%1.squarefront-new%2-57").arg(path).arg(::getpid())));
        QVERIFY(!writeSafely(path, m_new).error);
        QCOMPARE(contents(path), m_new);
    }

    /// A leftover of a killed process with the same id.
    void aSecondNameThatIsThereIsNoHindrance() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        NoLinksLayer noLinks;
        for (FileLayer* layer : {&FileLayer::real(), static_cast<FileLayer*>(&noLinks)}) {
            put(path, m_old);
            put(QStringLiteral("%1.squarefront-new%2-0~").arg(path).arg(::getpid()), "older");
            QVERIFY(!writeSafely(path, m_new, Backup::Yes, *layer).error);
            QCOMPARE(contents(path + u'~'), m_old);
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
        }
    }

    void aLinkStaysALink() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        const QString link = folder.filePath(QStringLiteral("l"));
        put(path, m_old);
        QVERIFY(QFile::link(path, link));
        QVERIFY(!writeSafely(link, m_new).error);
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
        QVERIFY(!writeSafely(second, m_new).error);
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(second).isSymLink());
        QCOMPARE(contents(path), m_new);
    }

    void whatIsNoFileStays() {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("p"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QVERIFY(writeSafely(pipe, m_new).error->contains(QLatin1String("not a regular file")));
        QVERIFY(writeSafely(folder.path(), m_new).error->contains(QLatin1String("it is a folder")));
        QVERIFY(!QFileInfo(pipe).isFile());
        QVERIFY(writeSafely(QString(), m_new).error->contains(QLatin1String("no name")));
    }

    /// The longest names that a file system allows: nothing can be added to them.
    void longNames() {
        constexpr int longestName = 255;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QString(longestName, QLatin1Char('x')));
        QVERIFY(!writeSafely(path, m_old, Backup::Yes).error);
        const WriteResult result = writeSafely(path, m_new, Backup::Yes);
        QVERIFY(!result.error);
        QVERIFY(result.warnings.join(u'\n').contains(QLatin1String("without a backup")));
        QCOMPARE(contents(path), m_new);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
};

template struct sf::test::Registered<TestSafeFile, QCoreApplication>;
#include "test_safe_file.moc"
