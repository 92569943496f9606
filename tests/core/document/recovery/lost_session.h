// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/battle_document.h"
#include "core/document/recovery/recovery.h"
#include "tests/file_bytes.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QThread>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

/// Sessions left by crashes, for tests of recovery.
namespace sf::test {

inline battle::Battle fordBattle() {
    battle::Battle battle;
    battle.title = "Ford";
    battle.sides = {{"Reds", 0xb03030, {}}, {"Blues", 0x3050b0, {}}};
    battle.map = battle::Map(10, 10);
    battle::Traits traits;
    traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 4;
    battle::UnitKind kind{"Stabber", traits, {}, {}};
    resolve(kind);
    battle.kinds = std::vector{kind};
    return battle;
}

inline battle::Unit unit(const char* id) {
    battle::Unit result;
    result.id.text = id;
    result.kind = "Stabber";
    result.hitsLeft = 4;
    return result;
}

inline battle::Stack stack(const char* id, std::vector<battle::Unit> units) {
    battle::Stack result;
    result.id.text = id;
    result.hex = {2, 2};
    result.units = std::move(units);
    return result;
}

inline void play(document::BattleDocument& document) {
    document.perform(battle::AddStack{stack("s1", {unit("u1"), unit("u2")}), {}});
    document.perform(battle::MoveStack{battle::StackId("s1"), {3, 3}, true});
    document.perform({battle::SetTitle{"Other"}, battle::PaintTerrain{{{1, 1}}, "woods"}},
                     QStringLiteral("Two"));
    document.undo();
    document.undo();
    document.redo();
    document.perform(
        battle::SplitStack{battle::StackId("s1"), {battle::UnitId("u2")}, battle::StackId("s2"), "B"});
}

inline const battle::Battle& battleIn(const document::Recovery::Restored& restored) {
    return static_cast<const document::BattleDocument&>(*restored.document).battle();
}

/// When a test begins, Qt's watchdog thread reads the environment. A child forked just then would find the
/// environment's mutex locked for ever, and no thread of its own could start.
inline pid_t forkAfterWatchdog() {
    QThread::msleep(20);
    return ::fork();
}

/// A child process edits a new, watched document and is killed; its session stays in the folder.
enum class Dies { WhenAllIsWritten, AtOnce };
template<class Play>
void doAndDie(const QString& folder, Play doIt, Dies dies = Dies::WhenAllIsWritten) {
    const pid_t child = forkAfterWatchdog();
    if (child == 0) {
        document::Recovery recovery(folder);
        document::BattleDocument document(fordBattle());
        recovery.watch(document);
        doIt(recovery, document);
        if (dies == Dies::WhenAllIsWritten)
            recovery.finishWrites();
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

inline void playAndDie(const QString& folder) {
    doAndDie(folder, [](document::Recovery&, document::BattleDocument& document) { play(document); });
}

/// A child process restores the session, continues it and is killed.
template<class GoOn>
void restoreAndDie(const QString& folder, const QString& id, GoOn goOn) {
    const pid_t child = forkAfterWatchdog();
    if (child == 0) {
        document::Recovery recovery(folder);
        auto outcome = recovery.restore(id);
        auto& restored = std::get<document::Recovery::Restored>(outcome);
        recovery.watch(*restored.document);
        goOn(restored, static_cast<document::BattleDocument&>(*restored.document));
        recovery.finishWrites();
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

/// The id of the only session in the folder.
inline QString onlySession(const QString& folder) {
    const QFileInfoList sessions = QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    return sessions.size() == 1 ? sessions[0].filePath() : QString();
}

inline QString onlyJournal(const QString& folder) {
    return onlySession(folder) + QLatin1String("/actions.journal");
}

inline void replaceFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly | QIODevice::Truncate), qPrintable(path));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The journal in the old format, without line numbers and checks.
inline QByteArray withoutChecks(const QByteArray& journal) {
    QByteArray entries;
    for (const QByteArray& line : journal.split('\n'))
        if (const qsizetype entry = line.indexOf('{'); entry >= 0)
            entries += line.mid(entry) + '\n';
    return entries;
}

} // namespace sf::test
