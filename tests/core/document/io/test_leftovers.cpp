// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_path.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/safe_file.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sf::document;
using sf::test::contents;
using sf::test::put;

namespace {

/// The name that process `process` gives a new file of `f`.
QString newName(pid_t process, const char* number) {
    return QStringLiteral("f.squarefront-new%1-%2").arg(process).arg(QLatin1String(number));
}

/// The id of a process that no longer exists.
pid_t endedProcess() {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

} // namespace

/// The next write removes leftovers of killed writes, and keeps files that belong to somebody.
class TestLeftovers final : public QObject {
    Q_OBJECT

private:
    const QByteArray m_old = QByteArray(1000, 'o');
    const QByteArray m_new = QByteArray(1500, 'n');

private Q_SLOTS:
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
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
        QCOMPARE(QFile::exists(folder.filePath(name)), stays);
    }

    /// As on another machine, whose process ids mean nothing here.
    /// As QSettings writes.
    void leftoversOfQtAreRemoved() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own/settings.conf"));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        const QDateTime old = QDateTime::currentDateTime().addDays(-2);
        const QStringList kept{QString(),
                               QStringLiteral(".backup"),
                               QStringLiteral(".Backup"),
                               QStringLiteral(".AbCde1"),
                               QStringLiteral(".AbCdEfg"),
                               QStringLiteral(".lock"),
                               QStringLiteral(".NewesT")};
        for (const QString& end : kept + QStringList{QStringLiteral(".AbCdEf")}) {
            put(path + end, "x");
            QFile file(path + end);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(end == QStringLiteral(".NewesT") ||
                    file.setFileTime(old, QFileDevice::FileModificationTime));
        }
        QVERIFY(QFile::link(path, path + QStringLiteral(".linked")));
        removeQtLeftovers(pathBytes(path));
        QVERIFY(!QFileInfo::exists(path + QStringLiteral(".AbCdEf")));
        QVERIFY(QFileInfo(path + QStringLiteral(".linked")).isSymLink());
        for (const QString& end : kept)
            QVERIFY2(QFileInfo::exists(path + end), qPrintable(end));
    }

    void aLockedLeftoverStays() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(newName(endedProcess(), "0"));
        const int file = FileLayer::real().create(QFile::encodeName(name), 0600);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
        QVERIFY(QFile::exists(name));
        FileLayer::real().close(file);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
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
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
        QVERIFY(QFile::exists(second));
        FileLayer::real().close(file);
    }

    /// A shared lock, as on a read-only network folder.
    void whoReadsALeftoverKeepsNobodyFromRemovingIt() {
        const QTemporaryDir folder;
        const QString name = folder.filePath(newName(endedProcess(), "0"));
        put(name, m_old);
        const int file = ::open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        QCOMPARE(::flock(file, LOCK_SH | LOCK_NB), 0);
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
        ::close(file);
        QVERIFY(!QFile::exists(name));
    }

    /// A cleanup that is quick enough to find a new file before its creator has locked it.
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
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), m_new).error);
        struct stat found {};
        QCOMPARE(::lstat(QFile::encodeName(name).constData(), &found), 0);
        QVERIFY(isLink ? S_ISLNK(found.st_mode) : S_ISFIFO(found.st_mode));
        QCOMPARE(contents(other), m_old);
    }
};

template struct sf::test::Registered<TestLeftovers, QCoreApplication>;
#include "test_leftovers.moc"
