// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_path.h"
#include "core/document/io/safe_file.h"
#include "tests/core/document/recovery/lost_session.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <filesystem>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sf;
using namespace sf::document;
using namespace sf::test;

namespace {

/// Limits file sizes for this process as if the disk were full; -1 for no limit.
void letFilesGrowTo(qint64 size) {
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = size < 0 ? limit.rlim_max : static_cast<rlim_t>(size);
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

} // namespace

/// What a crash leaves behind can be restored.
class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void afterADiskThatWasFullInTheMiddleOfALine() {
        const QTemporaryDir folder;
        const auto edit = [](BattleDocument& document, const char* title) {
            document.perform(battle::SetTitle{title});
        };
        doAndDie(folder.path(), [&](Recovery& recovery, BattleDocument& document) {
            edit(document, "One");
            recovery.finishWrites();
            constexpr qint64 room = 7; // of a line that needs more
            letFilesGrowTo(QFileInfo(onlyJournal(folder.path())).size() + room);
            edit(document, "Two");
            edit(document, "Three");
            if (!contents(onlyJournal(folder.path())).endsWith('\n'))
                ::_exit(1);
            letFilesGrowTo(-1);
            edit(document, "Four");
        });
        Recovery recovery(folder.path());
        auto outcome = recovery.restore(recovery.sessions().at(0).id);
        const auto& restored = std::get<Recovery::Restored>(outcome);
        QCOMPARE(restored.problem, QString());
        QCOMPARE(restored.document->stepCount(), 4);
        QCOMPARE(restored.document->title(), QStringLiteral("Four"));
    }

    void aFolderThatCannotBeWrittenAtFirst() {
        const QTemporaryDir folder;
        const QString state = folder.filePath(QStringLiteral("state"));
        QFile inTheWay(state);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        Recovery recovery(state);
        const QSignalSpy troubled(&recovery, &Recovery::troubled);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        QVERIFY(document.perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(document.perform(battle::SetTitle{"Two"}).isDone());
        QCOMPARE(troubled.count(), 1);
        QVERIFY(troubled[0][0].toString().contains(state));
        QVERIFY(inTheWay.remove());
        QVERIFY(document.perform(battle::SetTitle{"Three"}).isDone());
        QCOMPARE(troubled.count(), 2);
        QVERIFY(troubled[1][0].toString().isEmpty());
        QCOMPARE(contents(onlyJournal(state)).count('\n'), 4);
    }

    /// BAT-4: the journal has sealed orders in clear, so nobody else may read it.
    void othersCannotOpenTheFolder() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        BattleDocument document(fordBattle());
        recovery.watch(document);
        QVERIFY(document.perform(battle::SetTitle{"One"}).isDone());
        const QString session = QFileInfo(onlyJournal(folder.path())).path();
        QCOMPARE(QFileInfo(session).permissions() &
                     (QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther),
                 QFile::Permissions());
    }

    void afterAKill() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        Recovery recovery(folder.path());
        const auto sessions = recovery.sessions();
        QCOMPARE(sessions.size(), 1);
        QCOMPARE(sessions[0].actions, 7);
        auto outcome = recovery.restore(sessions[0].id);
        auto& restored = std::get<Recovery::Restored>(outcome);
        QCOMPARE(restored.problem, QString());
        BattleDocument expected(fordBattle());
        play(expected);
        QVERIFY(battleIn(restored) == expected.battle());
        QCOMPARE(restored.document->serialised(), expected.serialised());
        QVERIFY(restored.document->isModified());
        QCOMPARE(restored.document->stepsDone(), 3);
        restored.document->goToStep(0);
        QVERIFY(battleIn(restored) == fordBattle());
        QVERIFY(restored.document->isModified());
    }

    /// A journal entry never exists without its base, however early.
    void afterAKillAtTheFirstEdit() {
        const QTemporaryDir folder;
        doAndDie(
            folder.path(),
            [](Recovery&, BattleDocument& document) {
                document.setFilePath(QStringLiteral("/b.sqf"));
                document.perform(battle::AddStack{stack("s1", {unit("u1")}), {}});
            },
            Dies::AtOnce);
        Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QCOMPARE(session.title, QStringLiteral("Ford"));
        QCOMPARE(session.filePath, QStringLiteral("/b.sqf"));
        auto outcome = recovery.restore(session.id);
        QVERIFY(std::holds_alternative<Recovery::Restored>(outcome));
        QCOMPARE(battleIn(std::get<Recovery::Restored>(outcome)).stacks.size(), 1U);
    }

    void nothingIsKeptWhereNothingCanBeWritten() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("file"));
        QVERIFY(QFile(file).open(QIODevice::WriteOnly));
        Recovery recovery(file);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        play(document);
        QCOMPARE(document.journal().size(), 7U);
        QVERIFY(recovery.sessions().isEmpty());
    }

    void withoutItsNotes() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const Recovery recovery(folder.path());
        const QString id = recovery.sessions().value(0).id;
        QVERIFY(QFile::remove(folder.filePath(id + QStringLiteral("/about.json"))));
        QCOMPARE(recovery.sessions().value(0).title, QStringLiteral("Untitled"));
        QVERIFY(std::holds_alternative<Recovery::Restored>(recovery.restore(id)));
    }

    void anEntryThatNoLongerApplies() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString journal = onlyJournal(folder.path());
        replaceFile(journal,
                    withoutChecks(contents(journal)) +
                        "{\"n\":8,\"do\":\"removeStack\",\"stack\":\"none\"}\n{\"n\":9,\"undo\":8}\n");
        const Recovery recovery(folder.path());
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        auto& restored = std::get<Recovery::Restored>(outcome);
        QCOMPARE(restored.problem,
                 QStringLiteral("Action 8 doesn't fit this document: 2 action(s) can't be restored."));
        QCOMPARE(static_cast<int>(battleIn(restored).stacks.size()), 2);
    }

    void everyEntryReachesTheDisk() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        BattleDocument document(fordBattle());
        recovery.watch(document);
        play(document);
        const QString session =
            folder.filePath(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0));
        QCOMPARE(contents(session + QStringLiteral("/actions.journal")).count('\n'), 8);
        QTRY_VERIFY(contents(session + QStringLiteral("/base.sqf")).contains("\"Ford\""));
        QTRY_VERIFY(contents(session + QStringLiteral("/about.json")).contains("\"Ford\""));
    }

    void theLastFiveSnapshots() {
        const QTemporaryDir folder;
        doAndDie(folder.path(), [](Recovery& recovery, BattleDocument& document) {
            for (int i = 0; i < 7; ++i) {
                document.perform(battle::SetTitle{"State " + std::to_string(i)});
                recovery.takeSnapshots();
                recovery.takeSnapshots(); // nothing changed: none
                recovery.finishWrites();
                ::usleep(10'000);
            }
        });
        const Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QCOMPARE(session.snapshots.size(), 5);
        for (int i = 0; i < 5; ++i) {
            auto outcome = recovery.restore(session.id, session.snapshots[i].name);
            auto& restored = std::get<Recovery::Restored>(outcome);
            QCOMPARE(restored.document->title(), QStringLiteral("State %1").arg(6 - i));
            QCOMPARE(static_cast<const BattleDocument&>(*restored.document).journal().size(),
                     static_cast<std::size_t>(7 - i));
            QVERIFY(restored.document->isModified());
        }
        QVERIFY(std::holds_alternative<QString>(recovery.restore(session.id, QStringLiteral("none"))));
        QCOMPARE(recovery.sessions().size(), 1);
    }

    void whatAFileHoldsIsNotListed_data() {
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<bool>("listed");
        QTest::newRow("done") << QByteArray("d") << true;
        QTest::newRow("undone to the beginning") << QByteArray("du") << false;
        QTest::newRow("redone") << QByteArray("dur") << true;
        QTest::newRow("saved") << QByteArray("ds") << false;
        QTest::newRow("undone behind the save") << QByteArray("dsu") << true;
        QTest::newRow("undone to the save") << QByteArray("dsdduu") << false;
        QTest::newRow("another one in its place") << QByteArray("dsud") << true;
        QTest::newRow("the save can't be reached") << QByteArray("dsudu") << true;
    }
    void whatAFileHoldsIsNotListed() {
        QFETCH(QByteArray, steps);
        QFETCH(bool, listed);
        const QTemporaryDir folder;
        const QTemporaryDir files;
        doAndDie(folder.path(), [&](Recovery&, BattleDocument& document) {
            int number = 0;
            for (const char step : steps) {
                if (step == 'd')
                    document.perform(battle::SetTitle{std::to_string(++number)});
                else if (step == 's')
                    document.markSaved(files.filePath(QStringLiteral("b.sqf")));
                else
                    step == 'u' ? document.undo() : document.redo();
            }
            if (document.isModified() != listed)
                ::_exit(1);
        });
        QCOMPARE(Recovery(folder.path()).sessions().size(), listed ? 1 : 0);
    }

    void onlyWhatHoldsNothingIsTidiedAway() {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        playAndDie(folder.path());
        doAndDie(folder.path(), [&](Recovery&, BattleDocument& document) {
            document.perform(battle::SetTitle{"Saved"});
            document.markSaved(files.filePath(QStringLiteral("b.sqf")));
        });
        Recovery recovery(folder.path());
        BattleDocument running(fordBattle());
        recovery.watch(running);
        running.perform(battle::SetTitle{"Running"});
        running.markSaved(files.filePath(QStringLiteral("c.sqf")));
        recovery.tidy();
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 3);
        recovery.tidy(std::chrono::seconds(0));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 2);
        QCOMPARE(recovery.sessions().value(0).actions, 7);
    }

    void whatIsNotOursIsNeverTidiedAway_data() {
        QTest::addColumn<QString>("what");
        for (const char* what :
             {"a link", "a folder", "an empty folder", "another name", "a name in braces",
              "a name in capitals", "a foreign file", "a folder within", "a link within",
              "a hard link within", "a pipe within", "somebody's file within", "somebody's folder"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    /// The program removes only what it made, even by name, and follows no links.
    void whatIsNotOursIsNeverTidiedAway() {
        QFETCH(QString, what);
        const QTemporaryDir folder;
        const QTemporaryDir others;
        const QString thesis = others.filePath(QStringLiteral("thesis"));
        replaceFile(thesis, "years of work");
        doAndDie(folder.path(), [&](Recovery&, BattleDocument& document) {
            document.perform(battle::SetTitle{"Saved"});
            document.markSaved(others.filePath(QStringLiteral("b.sqf")));
        });
        const QString session = onlySession(folder.path());
        if (what.startsWith(u"somebody") && ::geteuid() != 0)
            QSKIP("needs files of somebody else");
        const auto giveAway = [](const QString& path) {
            constexpr uid_t somebody = 4321;
            return ::chown(QFile::encodeName(path).constData(), somebody, somebody);
        };
        QString kept = session;
        if (what == u"a link") {
            kept = folder.filePath(QStringLiteral("00000000-0000-0000-0000-000000000001"));
            QVERIFY(QFile::link(others.path(), kept));
        } else if (what == u"a folder" || what == u"an empty folder") {
            kept = folder.filePath(QStringLiteral("documents"));
            QVERIFY(QDir().mkpath(kept));
            if (what == u"a folder")
                QVERIFY(QFile::copy(thesis, kept + QStringLiteral("/thesis")));
        } else if (what == u"another name") {
            kept = folder.filePath(QStringLiteral("mine"));
            QVERIFY(QDir().rename(session, kept));
        } else if (what == u"a name in braces" || what == u"a name in capitals") {
            const QString name = QFileInfo(session).fileName();
            kept = folder.filePath(what == u"a name in braces" ? u'{' + name + u'}' : name.toUpper());
            QVERIFY(QDir().rename(session, kept));
        } else if (what == u"a foreign file") {
            QVERIFY(QFile::copy(thesis, session + QStringLiteral("/thesis")));
        } else if (what == u"a folder within") {
            QVERIFY(QDir().mkpath(session + QStringLiteral("/snapshot-1.sqf/within")));
        } else if (what == u"a link within") {
            QVERIFY(QFile::link(thesis, session + QStringLiteral("/snapshot-1.sqf")));
        } else if (what == u"a pipe within") {
            const QByteArray pipe = QFile::encodeName(session + QStringLiteral("/snapshot-1.sqf"));
            QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        } else if (what == u"somebody's file within") {
            replaceFile(session + QStringLiteral("/snapshot-1.sqf"), "years of work");
            QCOMPARE(giveAway(session + QStringLiteral("/snapshot-1.sqf")), 0);
        } else if (what == u"somebody's folder") {
            QCOMPARE(giveAway(session), 0);
        } else {
            QCOMPARE(::link(QFile::encodeName(thesis).constData(),
                            QFile::encodeName(session + QStringLiteral("/snapshot-1.sqf")).constData()),
                     0);
        }
        const auto before = QDir(kept).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
        Recovery(folder.path()).tidy(std::chrono::seconds(0));
        QCOMPARE(QDir(kept).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot), before);
        QVERIFY(QFileInfo::exists(kept));
        QCOMPARE(contents(thesis), QByteArray("years of work"));
        // whoever deletes it deletes only the program's own files
        Recovery(folder.path()).discard(QFileInfo(kept).fileName());
        QCOMPARE(contents(thesis), QByteArray("years of work"));
        if (what == u"a folder" || what == u"a foreign file")
            QCOMPARE(contents(kept + QStringLiteral("/thesis")), QByteArray("years of work"));
        if (what == u"somebody's file within")
            QCOMPARE(contents(session + QStringLiteral("/snapshot-1.sqf")), QByteArray("years of work"));
    }

    void whatIsMountedIsNeverTidiedAway_data() {
        QTest::addColumn<bool>("isFile");
        QTest::newRow("a folder") << false;
        QTest::newRow("a file") << true;
    }
    /// Nor in a folder or file that is mounted there, even from the same disk.
    void whatIsMountedIsNeverTidiedAway() {
        QFETCH(bool, isFile);
        const QTemporaryDir folder;
        const QTemporaryDir others;
        doAndDie(folder.path(), [&](Recovery&, BattleDocument& document) {
            document.perform(battle::SetTitle{"Saved"});
            document.markSaved(others.filePath(QStringLiteral("b.sqf")));
        });
        const QString session = onlySession(folder.path());
        const QString base = others.filePath(QStringLiteral("base.sqf"));
        QVERIFY(QFile::copy(session + QStringLiteral("/base.sqf"), base));
        const QByteArray before = contents(base);
        const QByteArray from = QFile::encodeName(isFile ? base : others.path());
        const QByteArray to = QFile::encodeName(isFile ? session + QStringLiteral("/base.sqf") : session);
        constexpr int cannotMount = 77;
        const pid_t child = ::fork(); // only it sees the mount
        if (child == 0) {
            if (::unshare(CLONE_NEWNS | (::geteuid() == 0 ? 0 : CLONE_NEWUSER)) != 0 ||
                ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
                ::mount(from.constData(), to.constData(), nullptr, MS_BIND, nullptr) != 0)
                ::_exit(cannotMount);
            Recovery recovery(folder.path());
            recovery.tidy(std::chrono::seconds(0));
            recovery.discard(QFileInfo(session).fileName());
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        if (WIFEXITED(status) && WEXITSTATUS(status) == cannotMount)
            QSKIP("needs mounts of its own");
        QVERIFY(WIFEXITED(status));
        QVERIFY(isFile || QFileInfo::exists(session));
        QCOMPARE(contents(base), before);
    }

    /// What cannot be read is never taken for empty, and a pipe in a file's place stops nothing.
    void whatIsInAFilesPlaceStopsNothing_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"base.sqf", "actions.journal", "about.json"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void whatIsInAFilesPlaceStopsNothing() {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString path = onlySession(folder.path()) + QLatin1Char('/') + name;
        QVERIFY(QFile::remove(path));
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QVERIFY(!session.problem.isEmpty());
        auto outcome = recovery.restore(session.id);
        if (auto* restored = std::get_if<Recovery::Restored>(&outcome))
            recovery.watch(*restored->document);
        QVERIFY(QFileInfo::exists(path));
    }

    void anOlderFolderBecomesPrivate() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString session = onlySession(folder.path());
        QCOMPARE(::chmod(QFile::encodeName(session).constData(), 0755), 0);
        Recovery recovery(folder.path());
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        recovery.watch(*std::get<Recovery::Restored>(outcome).document);
        struct stat found {};
        QCOMPARE(::stat(QFile::encodeName(session).constData(), &found), 0);
        QCOMPARE(found.st_mode & 0777U, 0700U);
    }

    void closingLeavesWhatIsNotOurs() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        auto document = std::make_unique<BattleDocument>(fordBattle());
        recovery.watch(*document);
        play(*document);
        const QString session = onlySession(folder.path());
        replaceFile(session + QStringLiteral("/thesis"), "years of work");
        document.reset();
        QCOMPARE(QDir(session).entryList(QDir::Files), QStringList(QStringLiteral("thesis")));
    }

    /// A session with a name that isn't UTF-8 is one too.
    void namesAreBytes() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QByteArray odd = QFile::encodeName(folder.path()) + "/od\xff\xe4";
        QCOMPARE(::rename(QFile::encodeName(onlySession(folder.path())).constData(), odd.constData()), 0);
        Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QCOMPARE(session.actions, 7);
        auto outcome = recovery.restore(session.id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).problem, QString());
        recovery.watch(*std::get<Recovery::Restored>(outcome).document);
        QVERIFY(Recovery(folder.path()).sessions().isEmpty());
    }

    void theRecoveryFolderMayHaveAnyName() {
        const QTemporaryDir files;
        const QString folder = files.filePath(pathText("state\xff/recovery"));
        playAndDie(folder);
        Recovery recovery(folder);
        QCOMPARE(recovery.sessions().value(0).actions, 7);
        std::filesystem::remove_all(pathBytes(files.filePath(pathText("state\xff"))).toStdString());
    }

    void theDefaultFolder_data() {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("absolute") << QByteArray("/somewhere") << true;
        QTest::newRow("empty") << QByteArray("") << false;
        QTest::newRow("relative") << QByteArray("state") << false;
    }
    void theDefaultFolder() {
        QFETCH(QByteArray, variable);
        QFETCH(bool, isUsed);
        qputenv("XDG_STATE_HOME", variable);
        QCOMPARE(Recovery::defaultFolder(),
                 isUsed ? QStringLiteral("/somewhere/squarefront/recovery")
                        : QDir::homePath() + QStringLiteral("/.local/state/squarefront/recovery"));
        qunsetenv("XDG_STATE_HOME");
    }

    /// The file's stamp comes back with its path, so that a newer file isn't overwritten without a question.
    void theStampOfTheFileIsKept() {
        const QTemporaryDir folder;
        const QTemporaryDir files;
        const QString path = files.filePath(pathText("b\xff.sqf"));
        replaceFile(files.filePath(QStringLiteral("old")), "old");
        QCOMPARE(::rename(pathBytes(files.filePath(QStringLiteral("old"))).constData(),
                          pathBytes(path).constData()),
                 0);
        doAndDie(folder.path(), [&](Recovery&, BattleDocument& document) {
            document.setFilePath(path);
            document.setFileStamp(FileStamp::of(path));
            document.perform(battle::SetTitle{"Changed"});
        });
        Recovery recovery(folder.path());
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        const auto& restored = std::get<Recovery::Restored>(outcome);
        QCOMPARE(restored.document->filePath(), path);
        QVERIFY(!restored.document->fileStamp().isOlderThan(path));
        QVERIFY(!writeSafely(path, "newer").error);
        QVERIFY(restored.document->fileStamp().isOlderThan(path));
        ::unlink(pathBytes(path).constData()); // QTemporaryDir can't
    }

    /// Nobody can open a folder in its place, whatever their permissions.
    void whatCannotBeReadIsKept() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const Recovery recovery(folder.path());
        const QString id = recovery.sessions().value(0).id;
        const QString journal = folder.filePath(id + QStringLiteral("/actions.journal"));
        QVERIFY2(QFile::rename(journal, journal + QStringLiteral(".aside")), qPrintable(journal));
        QVERIFY(QDir().mkdir(journal));
        Recovery(folder.path()).tidy(std::chrono::seconds(0));
        QVERIFY(QFile::exists(journal));
        QCOMPARE(recovery.sessions().size(), 1);
        const Recovery::Session session = recovery.sessions().value(0);
        QVERIFY2(session.problem.contains(journal), qPrintable(session.problem));
        QVERIFY(!session.title.isEmpty());
        const auto outcome = recovery.restore(id);
        QVERIFY(std::get<Recovery::Restored>(outcome).problem.startsWith(journal));
        QVERIFY(QDir().rmdir(journal));
        QVERIFY(QFile::rename(journal + QStringLiteral(".aside"), journal));
        QCOMPARE(recovery.sessions().value(0).actions, 7);
        QVERIFY(recovery.sessions().value(0).problem.isEmpty());
    }

    void closingRemovesAndRunningIsNotListed() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        auto document = std::make_unique<BattleDocument>(fordBattle());
        recovery.watch(*document);
        QVERIFY(QDir(folder.path()).isEmpty());
        play(*document);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
        QVERIFY(Recovery(folder.path()).sessions().isEmpty());
        document.reset();
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aRestoredOneSurvivesTheNextCrash() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString id = Recovery(folder.path()).sessions().value(0).id;
        restoreAndDie(folder.path(), id, [](Recovery::Restored&, BattleDocument& document) {
            document.perform(battle::SetTitle{"Third"});
        });
        Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().value(0).actions, 8);
        auto outcome = recovery.restore(id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).document->title(), QStringLiteral("Third"));
        QVERIFY(recovery.discard(id));
        QVERIFY(recovery.sessions().isEmpty());
    }
};

template struct sf::test::Registered<TestRecovery, QCoreApplication>;
#include "test_recovery.moc"
