// SPDX-License-Identifier: GPL-3.0-or-later
// What recovery needs from the operating system: locks and syncs. This program overrides flock and fsync,
// which pass the calls on.
#include "core/document/recovery/recovery_session.h"
#include "tests/core/document/recovery/lost_session.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QLockFile>
#include <QMutex>
#include <QSignalSpy>
#include <QSysInfo>
#include <QTemporaryDir>

#include <atomic>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>

using namespace sf;
using namespace sf::document;
using namespace sf::test;

namespace {

std::atomic<int> flockError = 0; ///< as of a file system without locks
std::atomic<int> fsyncError = 0;
QMutex mutex;
QStringList syncedPaths; ///< guarded by the mutex

QStringList synced() {
    const QMutexLocker locker(&mutex);
    return syncedPaths;
}

void forgetSynced() {
    const QMutexLocker locker(&mutex);
    syncedPaths.clear();
}

bool wasSynced(const QString& path) {
    return synced().contains(QFileInfo(path).canonicalFilePath());
}

} // namespace

extern "C" int flock(int file, int operation) noexcept {
    if (const int error = flockError; error != 0) {
        errno = error;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_flock, file, operation));
}

extern "C" int fsync(int file) {
    if (const int error = fsyncError; error != 0) {
        errno = error;
        return -1;
    }
    const QString path = QFile::symLinkTarget(QStringLiteral("/proc/self/fd/%1").arg(file));
    const QMutexLocker locker(&mutex);
    syncedPaths << path;
    return static_cast<int>(::syscall(SYS_fsync, file));
}

namespace {

/// In the form of QLockFile, which older versions used.
QByteArray lockOf(qint64 process, const QString& program, const QString& host) {
    return QByteArray::number(process) + '\n' + program.toUtf8() + '\n' + host.toUtf8() + '\n' +
           QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId() + '\n';
}

void replaceByFolder(const QString& path) {
    QFile::remove(path);
    QVERIFY(QDir().mkpath(path + QStringLiteral("/within")));
}

void replaceByLink(const QString& path, const QString& to) {
    QFile::remove(path);
    QVERIFY(QFile::link(to, path));
}

void allow(const QString& path, QFile::Permissions permissions) {
    QVERIFY(QFile::setPermissions(path, permissions));
}

using Arrange = std::function<void(const QString& lock)>;

/// Situations in which nobody has the document open.
std::map<QByteArray, Arrange> deadOnes() {
    const QString host = QSysInfo::machineHostName();
    const QString program = QCoreApplication::applicationName();
    const auto says = [](const QByteArray& bytes) {
        return [bytes](const QString& lock) { replaceFile(lock, bytes); };
    };
    return {
        {"this process, by its number", says(lockOf(::getpid(), program, host))},
        {"another process, by its number", says(lockOf(::getppid(), program, host))},
        {"another program, by its number", says(lockOf(1, QStringLiteral("init"), host))},
        {"another machine", says(lockOf(::getpid(), program, QStringLiteral("elsewhere")))},
        {"empty", says({})},
        {"garbage", says("\xff\x00\x01garbage")},
        {"huge", says(QByteArray(1 << 20, 'x'))},
        {"read-only",
         [](const QString& lock) {
             replaceFile(lock, {});
             allow(lock, QFile::ReadOwner);
         }},
        {"unreadable",
         [](const QString& lock) {
             replaceFile(lock, lockOf(::getpid(), QCoreApplication::applicationName(), {}));
             allow(lock, {});
         }},
        {"a folder", replaceByFolder},
        {"a link to nothing",
         [](const QString& lock) { replaceByLink(lock, QStringLiteral("/nowhere/at/all")); }},
        {"a link to a file", [](const QString& lock) { replaceByLink(lock, QStringLiteral("/etc/passwd")); }},
        {"a pipe",
         [](const QString& lock) {
             QFile::remove(lock);
             QCOMPARE(::mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
         }},
        {"missing", [](const QString& lock) { QFile::remove(lock); }},
    };
}

void copyFolder(const QString& from, const QString& to) {
    QVERIFY(QDir().mkpath(to));
    for (const QString& name : QDir(from).entryList(QDir::Files))
        QVERIFY(QFile::copy(from + u'/' + name, to + u'/' + name));
}

} // namespace

/// Whatever the system says about locks, a session that nobody has open is offered, and edits reach the disk
/// soon.
class TestRecoverySystem : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() {
        flockError = 0;
        fsyncError = 0;
    }

    void aDeadSessionIsOffered_data() {
        QTest::addColumn<QByteArray>("situation");
        for (const auto& [situation, arrange] : deadOnes())
            QTest::newRow(situation.constData()) << situation;
    }
    void aDeadSessionIsOffered() {
        QFETCH(QByteArray, situation);
        const QTemporaryDir folder;
        playAndDie(folder.path());
        deadOnes().at(situation)(onlySession(folder.path()) + QStringLiteral("/lock"));
        const QString id = Recovery(folder.path()).sessions().value(0).id;
        QVERIFY(!id.isEmpty());
        // It continues with new edits, and nobody else can take it meanwhile.
        restoreAndDie(folder.path(), id, [&](const Recovery::Restored& restored, BattleDocument& document) {
            document.perform(battle::SetTitle{"Third"});
            if (!restored.problem.isEmpty() || !Recovery(folder.path()).sessions().isEmpty())
                ::_exit(1);
        });
        if (situation.startsWith("a ")) // what is in the lock's place stays
            QVERIFY(!QFileInfo(onlySession(folder.path()) + QStringLiteral("/lock")).isFile() ||
                    QFileInfo(onlySession(folder.path()) + QStringLiteral("/lock")).isSymLink());
        const Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().size(), 1);
        QCOMPARE(recovery.sessions().value(0).id, id);
        QCOMPARE(recovery.sessions().value(0).actions, 8);
    }

    void aCopiedFolderIsOffered() {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        Recovery recovery(folder.path());
        BattleDocument document(fordBattle());
        recovery.watch(document);
        play(document);
        recovery.finishWrites();
        copyFolder(onlySession(folder.path()), other.filePath(QStringLiteral("copy")));
        QVERIFY(Recovery(folder.path()).sessions().isEmpty());
        QCOMPARE(Recovery(other.path()).sessions().value(0).actions, 7);
    }

    void whatIsOpenIsNotOffered_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("in this window") << 0;
        QTest::newRow("in another program") << 1;
        QTest::newRow("in an older version of the program") << 2;
        QTest::newRow("in this window, without locks") << 3;
        QTest::newRow("in another program, without locks") << 4;
    }
    /// Nor is it restored, discarded or cleaned up.
    void whatIsOpenIsNotOffered() {
        QFETCH(int, which);
        const QTemporaryDir folder;
        flockError = which >= 3 ? ENOLCK : 0;
        Recovery recovery(folder.path());
        BattleDocument document(fordBattle());
        QLockFile older(folder.filePath(QStringLiteral("old/lock")));
        older.setStaleLockTime(0);
        pid_t child = 0;
        std::array<int, 2> ends{};
        QCOMPARE(::pipe(ends.data()), 0);
        if ((which == 1 || which == 4) && (child = ::fork()) == 0) {
            Recovery childs(folder.path());
            childs.watch(document);
            play(document);
            childs.finishWrites();
            ::close(ends[1]);
            ::pause();
        }
        ::close(ends[1]);
        if (child == 0) {
            recovery.watch(document);
            play(document);
            recovery.finishWrites();
        }
        char end = 0;
        QCOMPARE(::read(ends[0], &end, 1), ssize_t{0});
        ::close(ends[0]);
        if (which == 2) {
            copyFolder(onlySession(folder.path()), folder.filePath(QStringLiteral("old")));
            QVERIFY(QFile::remove(folder.filePath(QStringLiteral("old/lock"))));
            QVERIFY(older.tryLock(0));
        }
        Recovery asked(folder.path());
        Recovery& looking = which == 3 ? recovery : asked;
        QVERIFY(looking.sessions().isEmpty());
        const auto ids = QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        looking.tidy(std::chrono::seconds(0));
        for (const QString& id : ids) {
            QVERIFY(std::holds_alternative<QString>(looking.restore(id)));
            QVERIFY(!looking.discard(id));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot), ids);
        if (child > 0) {
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            QCOMPARE(asked.sessions().value(0).actions, 7);
        }
    }

    /// Then sessions of other programs may be offered too, but none is hidden or deleted automatically.
    void withoutLocks_data() {
        QTest::addColumn<int>("error");
        for (const int error : {ENOLCK, ENOSYS, EOPNOTSUPP, EINVAL, EIO})
            QTest::addRow("%s", std::strerror(error)) << error;
    }
    void withoutLocks() {
        QFETCH(int, error);
        const QTemporaryDir folder;
        flockError = error;
        playAndDie(folder.path());
        Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().value(0).actions, 7);
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        auto& restored = std::get<Recovery::Restored>(outcome);
        recovery.watch(*restored.document);
        auto& document = static_cast<BattleDocument&>(*restored.document);
        QVERIFY(document.perform(battle::SetTitle{"Third"}).isDone());
        QCOMPARE(contents(onlyJournal(folder.path())).count('\n'), 9);
        document.markSaved(folder.filePath(QStringLiteral("b.sqf")));
        Recovery(folder.path()).tidy(std::chrono::seconds(0));
        QVERIFY(QFile::exists(onlyJournal(folder.path())));
    }

    /// Without locks, an owner on another computer may be running: then nothing is taken over.
    void anOwnerElsewhereKeepsTheSession() {
        const QTemporaryDir folder;
        flockError = ENOLCK;
        playAndDie(folder.path());
        const QString lost = onlySession(folder.path());
        replaceFile(lost + QStringLiteral("/lock"), "another computer\n");
        const QByteArray journal = contents(lost + QStringLiteral("/actions.journal"));
        Recovery recovery(folder.path());
        auto outcome = recovery.restore(QFileInfo(lost).fileName());
        auto& document = *std::get<Recovery::Restored>(outcome).document;
        recovery.watch(document);
        QVERIFY(static_cast<BattleDocument&>(document).perform(battle::SetTitle{"Third"}).isDone());
        QCOMPARE(contents(lost + QStringLiteral("/actions.journal")), journal);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
    }

    /// It may still be open there as long as something has changed in the last day.
    void whatMayBeOpenElsewhereIsNotDeleted() {
        const QTemporaryDir folder;
        flockError = ENOLCK;
        playAndDie(folder.path());
        const QString lost = onlySession(folder.path());
        const QByteArray lock = contents(lost + QStringLiteral("/lock"));
        QVERIFY2(lock.endsWith('\n' + QSysInfo::machineHostName().toUtf8() + '\n'), lock.constData());
        const auto session = [&] { return Recovery(folder.path()).sessions().value(0); };
        const auto discards = [&] { return Recovery(folder.path()).discard(session().id); };
        QCOMPARE(session().host, QString());
        QVERIFY(!session().mayBeOpen);
        replaceFile(lost + QStringLiteral("/lock"), "another computer\n");
        QCOMPARE(session().host, QStringLiteral("another computer"));
        replaceFile(lost + QStringLiteral("/lock"), "another computer\nhaven\n");
        QCOMPARE(session().host, QStringLiteral("haven"));
        QVERIFY(session().mayBeOpen && !discards());
        const auto age = [&](const char* name, int hours) {
            QFile file(lost + QLatin1String(name));
            const auto time = QDateTime::currentDateTime().addSecs(-3600 * hours);
            QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(time, QFile::FileModificationTime));
        };
        age("/actions.journal", 25);
        QVERIFY(session().mayBeOpen && !discards()); // its notes are new
        age("/about.json", 23);
        QVERIFY(session().mayBeOpen && !discards());
        age("/about.json", 25);
        QVERIFY(!session().mayBeOpen);
        QCOMPARE(session().host, QStringLiteral("haven"));
        QVERIFY(discards());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aCopyThatCannotBeWrittenIsToldAndWrittenLater() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        const QSignalSpy troubled(&recovery, &Recovery::troubled);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        QVERIFY(document.perform(battle::SetTitle{"One"}).isDone());
        recovery.finishWrites();
        QTest::qWait(400); // the journal is synced
        fsyncError = EIO;
        recovery.takeSnapshots();
        QTRY_COMPARE(troubled.count(), 1);
        QVERIFY(troubled[0][0].toString().contains(QStringLiteral("snapshot-")));
        fsyncError = 0;
        recovery.takeSnapshots();
        QTRY_COMPARE(troubled.count(), 2);
        QVERIFY(troubled[1][0].toString().isEmpty());
        QCOMPARE(QDir(onlySession(folder.path())).entryList({QStringLiteral("snapshot-*")}).size(), 1);
    }

    /// A session that another program has taken over is left alone.
    void whatAnotherTookIsNotWrittenTo() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString lost = onlySession(folder.path());
        const QByteArray journal = contents(lost + QStringLiteral("/actions.journal"));
        Recovery recovery(folder.path());
        auto outcome = recovery.restore(QFileInfo(lost).fileName());
        auto& restored = std::get<Recovery::Restored>(outcome);
        FolderLock others;
        QVERIFY(others.take(lost));
        recovery.watch(*restored.document);
        static_cast<BattleDocument&>(*restored.document).perform(battle::SetTitle{"Third"});
        QCOMPARE(contents(lost + QStringLiteral("/actions.journal")), journal);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
    }

    /// Syncs the base, the notes, the journal and every new folder, and the journal after each edit.
    void whatIsDoneIsSyncedSoon() {
        static_assert(RecoverySession::syncDelay < std::chrono::milliseconds(400),
                      "half a second with the disk");
        const QTemporaryDir folder;
        const QString state = folder.filePath(QStringLiteral("state"));
        Recovery recovery(state + QStringLiteral("/recovery"));
        BattleDocument document(fordBattle());
        recovery.watch(document);
        forgetSynced();
        play(document);
        const QString session = onlySession(state + QStringLiteral("/recovery"));
        for (const char* name :
             {"/base.sqf", "/about.json", "/actions.journal", "", "/..", "/../..", "/../../.."})
            QTRY_VERIFY2(wasSynced(session + QLatin1String(name)), name);
        QTest::qWait(10);
        forgetSynced();
        QVERIFY(document.perform(battle::SetTitle{"Later"}).isDone());
        QTRY_VERIFY(wasSynced(session + QStringLiteral("/actions.journal")));
        recovery.takeSnapshots();
        QTRY_VERIFY(synced().join(u' ').contains(QStringLiteral("/snapshot-")));
    }

    void aSyncThatFailsIsTold() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        const QSignalSpy troubled(&recovery, &Recovery::troubled);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        fsyncError = EIO;
        QVERIFY(document.perform(battle::AddStack{stack("s1", {unit("u1")}), {}}).isDone());
        QTRY_COMPARE(troubled.count(), 1);
        QVERIFY(troubled[0][0].toString().startsWith(onlyJournal(folder.path())));
        fsyncError = 0;
        QVERIFY(document.perform(battle::AddStack{stack("s2", {unit("u2")}), {}}).isDone());
        QTRY_COMPARE(troubled.count(), 2);
        QVERIFY(troubled[1][0].toString().isEmpty());
    }
};

template struct sf::test::Registered<TestRecoverySystem, QCoreApplication>;
#include "test_recovery_system.moc"
