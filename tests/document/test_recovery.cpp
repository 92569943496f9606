// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/action_json.h"
#include "core/document/recovery.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sf;
using namespace sf::document;

namespace {

battle::Battle smallBattle() {
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

battle::Unit unit(const char* id) {
    battle::Unit result;
    result.id.text = id;
    result.kind = "Stabber";
    result.hitsLeft = 4;
    return result;
}

battle::Stack stack(const char* id, std::vector<battle::Unit> units) {
    battle::Stack result;
    result.id.text = id;
    result.hex = {2, 2};
    result.units = std::move(units);
    return result;
}

void play(BattleDocument& document) {
    document.perform(battle::AddStack{stack("s1", {unit("u1"), unit("u2")}), {}});
    document.perform(battle::MoveStack{battle::StackId("s1"), {3, 3}, true});
    document.perform({battle::SetTitle{"Other"}, battle::PaintTerrain{{{1, 1}}, "woods"}},
                     QStringLiteral("Two"));
    document.undoStack().undo();
    document.undoStack().undo();
    document.undoStack().redo();
    document.perform(
        battle::SplitStack{battle::StackId("s1"), {battle::UnitId("u2")}, battle::StackId("s2"), "B"});
}

/// A child plays and is killed; what it left is in the folder.
void playAndDie(const QString& folder) {
    const pid_t child = ::fork();
    if (child == 0) {
        Recovery recovery(folder);
        BattleDocument document(smallBattle());
        recovery.watch(document);
        play(document);
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

} // namespace

/// What a crash leaves can be had again.
class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        BattleDocument expected(smallBattle());
        play(expected);
        QVERIFY(restored.document->battle() == expected.battle());
        QCOMPARE(restored.document->serialised(), expected.serialised());
        QVERIFY(restored.document->isModified());
        QCOMPARE(restored.document->undoStack().index(), 3);
        restored.document->undoStack().setIndex(0);
        QVERIFY(restored.document->battle() == smallBattle());
        QVERIFY(restored.document->isModified());
    }

    void tornLastLine() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        Recovery recovery(folder.path());
        const QString id = recovery.sessions().value(0).id;
        QFile journal(folder.filePath(id + QStringLiteral("/actions.journal")));
        QVERIFY(journal.open(QIODevice::Append) && journal.write("{\"n\":8,\"do\":\"mo") > 0);
        journal.close();
        auto outcome = recovery.restore(id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).problem, QString());
    }

    void anEntryThatNoLongerApplies() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        Recovery recovery(folder.path());
        const QString id = recovery.sessions().value(0).id;
        QFile journal(folder.filePath(id + QStringLiteral("/actions.journal")));
        QVERIFY(journal.open(QIODevice::Append) &&
                journal.write("{\"n\":8,\"do\":\"removeStack\",\"stack\":\"none\"}\n") > 0);
        journal.close();
        auto outcome = recovery.restore(id);
        auto& restored = std::get<Recovery::Restored>(outcome);
        QVERIFY(restored.problem.contains(QLatin1Char('8')));
        QCOMPARE(static_cast<int>(restored.document->battle().stacks.size()), 2);
    }

    void closingRemovesAndRunningIsNotListed() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        auto document = std::make_unique<BattleDocument>(smallBattle());
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
        const pid_t child = ::fork();
        if (child == 0) {
            Recovery recovery(folder.path());
            auto outcome = recovery.restore(id);
            auto& restored = std::get<Recovery::Restored>(outcome);
            recovery.watch(*restored.document);
            restored.document->perform(battle::SetTitle{"Third"});
            ::kill(::getpid(), SIGKILL);
        }
        ::waitpid(child, nullptr, 0);
        Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().value(0).actions, 8);
        auto outcome = recovery.restore(id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).document->title(), QStringLiteral("Third"));
        QVERIFY(recovery.discard(id));
        QVERIFY(recovery.sessions().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "test_recovery.moc"
