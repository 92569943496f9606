// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/encounter_document.h"
#include "core/document/imperio/imperio_branches.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/kinds/document_file.h"
#include "core/players/imperio/analysis.h"
#include "core/rules/imperio/game/legal.h"
#include "tests/core/document/recovery/lost_documents.h"
#include "tests/core/document/recovery/lost_session.h"
#include "tests/core/rules/dice/endless_dice.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace sf;
using namespace sf::document;
using namespace sf::test;

namespace {

const QStringList losses{QStringLiteral("the recovery folder"),
                         QStringLiteral("the session's folder"),
                         QStringLiteral("the session's folder, replaced"),
                         QStringLiteral("the session's folder, moved"),
                         QStringLiteral("actions.journal"),
                         QStringLiteral("actions.journal, replaced"),
                         QStringLiteral("actions.journal, cut off"),
                         QStringLiteral("base.sqf"),
                         QStringLiteral("about.json")};

/// Does to the only session what a cleaner, a backup or another computer may do.
void lose(const QString& root, const QString& what) {
    const QString session = onlySession(root);
    const QString copy = root + QStringLiteral("-copy");
    const QString path = session + u'/' + what.section(u',', 0, 0);
    if (what == u"the recovery folder") {
        QVERIFY(QDir(root).removeRecursively());
    } else if (what == u"the session's folder") {
        QVERIFY(QDir(session).removeRecursively());
    } else if (what == u"the session's folder, moved") {
        QVERIFY(QDir().rename(session, copy));
    } else if (what == u"the session's folder, replaced") {
        QVERIFY(QDir().rename(session, copy) && QDir().mkpath(session));
        for (const QString& name : QDir(copy).entryList(QDir::Files))
            QVERIFY(QFile::copy(copy + u'/' + name, session + u'/' + name));
    } else if (what.endsWith(u"cut off")) {
        QVERIFY(QFile(path).resize(100));
    } else {
        const QByteArray bytes = contents(path);
        QVERIFY(QFile::remove(path));
        if (what.endsWith(u"replaced"))
            replaceFile(path, bytes);
    }
}

void rename(BattleDocument& document, const char* title) {
    document.perform(battle::SetTitle{title});
}

/// What the newest session restores, with all that was done.
std::unique_ptr<Document> newest(const QString& folder) {
    const Recovery recovery(folder);
    auto outcome = recovery.restore(recovery.sessions().value(0).id);
    auto* restored = std::get_if<Recovery::Restored>(&outcome);
    if (!restored || !restored->problem.isEmpty())
        return nullptr;
    return std::move(restored->document);
}

// The kinds of document and what may change in them.

void deploy(ImperioDocument& game) {
    Endless dice(7);
    imperio::Options options;
    options.clockGame = 1800;
    game.perform(imperio::SetOptions{options});
    game.perform(imperio::SetNames{{"Ada", "Ben"}});
    for (int side = 0; side < 2; ++side) {
        game.perform(imperio::Deploy{imperio::randomDeployment({}, dice)});
        game.perform(imperio::FinishStage{});
    }
    game.perform(imperio::FinishStage{});
}

void playOn(ImperioDocument& game, int actions) {
    Endless dice(3);
    for (int played = 0; played < actions && !game.game().position.result; ++played) {
        const imperio::LegalActions legal(game.game().position);
        game.play(legal.count() > 0 ? legal[dice.roll(legal.count()) - 1] : imperio::endTurn());
    }
}

std::unique_ptr<Document> documentOf(const QString& kind) {
    if (kind == u"imperio") {
        auto game = std::make_unique<ImperioDocument>("seed");
        deploy(*game);
        playOn(*game, 8);
        return std::unique_ptr<Document>(std::get<0>(loadBytes(game->serialised())).release());
    }
    const char* example = kind == u"battle" ? "conflicts.sqf" : "dungeon.sqf";
    return std::unique_ptr<Document>(std::get<0>(loadBytes(exampleBytes(example))).release());
}

void editSomehow(Document& document) {
    if (auto* game = dynamic_cast<ImperioDocument*>(&document))
        playOn(*game, 1);
    else if (auto* battle = dynamic_cast<BattleDocument*>(&document))
        rename(*battle, battle->title() == u"One" ? "Two" : "One");
    else
        static_cast<EncounterDocument&>(document).perform(encounter::PassHours{2});
}

using Change = std::function<void(ImperioDocument&)>;

/// All that can change in a game besides its actions.
std::map<QByteArray, Change> gameChanges() {
    return {
        {"clock",
         [](ImperioDocument& game) {
             game.setClock({{91'234, 191'001}, 7'005});
         }},
        {"clock that runs",
         [](ImperioDocument& game) {
             for (int tick = 1; tick <= 40; ++tick)
                 game.setClock({{250 * tick, 0}, 250 * tick});
         }},
        {"bookmark", [](ImperioDocument& game) { game.toggleBookmark(3); }},
        {"bookmark removed",
         [](ImperioDocument& game) {
             game.toggleBookmark(3);
             game.toggleBookmark(5);
             game.toggleBookmark(3);
         }},
        {"title", [](ImperioDocument& game) { game.setTitle(QStringLiteral("Final")); }},
        {"players",
         [](ImperioDocument& game) {
             game.setPlayer(imperio::Side::Attacker, {imperio::Level::Greedy, {}});
             game.setPlayer(imperio::Side::Defender, {{}, "Acme"});
         }},
        {"report",
         [](ImperioDocument& game) {
             game.setReport(std::make_shared<imperio::Analysis>(imperio::analyse(game.gameRecord())));
         }},
        {"comment", [](ImperioDocument& game) { game.setComment(2, "Why?"); }},
        {"branch",
         [](ImperioDocument& game) {
             auto tried = tryFrom(game, 3);
             playOn(*tried, 4);
             keepBranch(*tried);
         }},
        {"names",
         [](ImperioDocument& game) {
             game.perform(imperio::SetNames{{"Eva", "Ben"}});
         }},
        {"action", [](ImperioDocument& game) { playOn(game, 1); }},
    };
}

} // namespace

/// A session that can't go on is followed by another, so that a crash never loses anything that a save would
/// have kept.
class TestRecoveryGoesOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void afterALoss_data() {
        QTest::addColumn<QByteArray>("steps"); // d: do, u: undo, r: redo, s: save
        QTest::addColumn<QString>("what");
        for (const QString& what : losses)
            for (const char* steps : {"d", "dd", "u", "uu", "ur", "ud", "sd", "su"})
                QTest::addRow("%s: %s", qPrintable(what), steps) << QByteArray(steps) << what;
    }
    void afterALoss() {
        QFETCH(QByteArray, steps);
        QFETCH(QString, what);
        const QTemporaryDir folder;
        const QString root = folder.filePath(QStringLiteral("recovery"));
        const QString expected = folder.filePath(QStringLiteral("expected"));
        doAndDie(root, [&](Recovery& recovery, BattleDocument& document) {
            int told = 0;
            int troubled = 0;
            QObject::connect(&recovery, &Recovery::renewed, &recovery, [&] { ++told; });
            QObject::connect(&recovery, &Recovery::troubled, &recovery, [&] { ++troubled; });
            play(document);
            recovery.finishWrites();
            lose(root, what);
            for (const char step : steps) {
                if (step == 'd')
                    rename(document, "Later");
                else if (step == 's')
                    document.markSaved(folder.filePath(QStringLiteral("b.sqf")));
                else
                    step == 'u' ? document.undo() : document.redo();
            }
            if (told != (steps.startsWith('s') ? 0 : 1) || troubled != 0)
                ::_exit(1);
            replaceFile(expected, document.serialised());
        });
        const auto restored = newest(root);
        QVERIFY(restored);
        QCOMPARE(restored->serialised(), contents(expected));
        QVERIFY(restored->isModified());
    }

    /// Also by one who does nothing more.
    void aLossIsNoticedSoon() {
        const QTemporaryDir folder;
        const QString root = folder.filePath(QStringLiteral("recovery"));
        Recovery recovery(root);
        const QSignalSpy renewed(&recovery, &Recovery::renewed);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        rename(document, "One");
        QVERIFY(QDir(root).removeRecursively());
        QTRY_COMPARE(renewed.count(), 1);
        QCOMPARE(renewed[0][0].toString(), QStringLiteral("The recovery data of “One” was removed or "
                                                          "replaced. Squarefront has written it again."));
        QCOMPARE(QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
        recovery.finishWrites();
        QVERIFY(QDir(root).removeRecursively());
        recovery.takeSnapshots();
        QCOMPARE(renewed.count(), 2);
        QVERIFY(!contents(onlyJournal(root)).isEmpty());
    }

    void closingLeavesWhatIsInItsPlace() {
        const QTemporaryDir folder;
        const QString root = folder.filePath(QStringLiteral("recovery"));
        Recovery recovery(root);
        auto document = std::make_unique<BattleDocument>(fordBattle());
        recovery.watch(*document);
        play(*document);
        recovery.finishWrites();
        lose(root, QStringLiteral("the session's folder, replaced"));
        const QString session = onlySession(root);
        document.reset();
        QVERIFY(!contents(session + QStringLiteral("/actions.journal")).isEmpty());
        QVERIFY(!contents(root + QStringLiteral("-copy/actions.journal")).isEmpty());
    }

    /// If nothing can be written, it says so and doesn't try again with each edit.
    void aLossWhereNothingCanBeWritten() {
        const QTemporaryDir folder;
        const QString root = folder.filePath(QStringLiteral("recovery"));
        Recovery recovery(root);
        const QSignalSpy troubled(&recovery, &Recovery::troubled);
        const QSignalSpy renewed(&recovery, &Recovery::renewed);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        play(document);
        recovery.finishWrites();
        QVERIFY(QDir(root).removeRecursively());
        replaceFile(root, "in the way");
        for (const char* title : {"One", "Two", "Three"})
            rename(document, title);
        QCOMPARE(troubled.count(), 1);
        QVERIFY(troubled[0][0].toString().startsWith(root));
        QVERIFY(QFile::remove(root));
        rename(document, "Four");
        QVERIFY(!QFileInfo::exists(root));
        document.markSaved(folder.filePath(QStringLiteral("b.sqf")));
        QCOMPARE(troubled.count(), 2);
        QVERIFY(troubled[1][0].toString().isEmpty());
        rename(document, "Five");
        QCOMPARE(contents(onlyJournal(root)).count('\n'), 2);
        QCOMPARE(renewed.count(), 0);
    }

    void notesThatCannotBeWrittenAreTold() {
        const QTemporaryDir folder;
        Recovery recovery(folder.path());
        const QSignalSpy troubled(&recovery, &Recovery::troubled);
        BattleDocument document(fordBattle());
        recovery.watch(document);
        rename(document, "One");
        recovery.finishWrites();
        QCoreApplication::processEvents();
        const QString notes = onlySession(folder.path()) + QStringLiteral("/about.json");
        QVERIFY(QDir().mkpath(notes + QStringLiteral(".aside")) && QFile::remove(notes));
        QVERIFY(QDir().rename(notes + QStringLiteral(".aside"), notes));
        document.setFilePath(folder.filePath(QStringLiteral("b.sqf")));
        QTRY_COMPARE(troubled.count(), 1);
        QVERIFY2(troubled[0][0].toString().contains(notes), qPrintable(troubled[0][0].toString()));
        QVERIFY(QDir().rename(notes, folder.filePath(QStringLiteral("aside"))));
        replaceFile(notes, "{}");
        recovery.takeSnapshots();
        QTRY_COMPARE(troubled.count(), 2);
        QVERIFY(troubled[1][0].toString().isEmpty());
        QVERIFY(contents(notes).contains("b.sqf"));
    }

    void afterASaveTheBaseIsWhatWasSaved() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("b.sqf"));
        const QString root = folder.filePath(QStringLiteral("recovery"));
        Recovery recovery(root);
        auto document = std::make_unique<BattleDocument>(fordBattle());
        recovery.watch(*document);
        play(*document);
        QVERIFY(!save(*document, file).error);
        QVERIFY(!save(*document, file).error);
        rename(*document, "Later");
        recovery.finishWrites();
        const QByteArray base = contents(onlySession(root) + QStringLiteral("/base.sqf"));
        QVERIFY(base.startsWith(contents(file).chopped(3)));
        QCOMPARE(contents(onlyJournal(root)).count('\n'), 2);
        document.reset();
        QVERIFY(QDir(root).isEmpty());
    }

    void everythingSavedComesBack_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("before");
        for (const auto& [change, make] : gameChanges())
            for (const char* before : {"-", "a", "s", "as", "asa", "asu", "asur"}) // a: action, see above
                QTest::addRow("%s after %s", change.constData(), before)
                    << QStringLiteral("imperio") << change << QByteArray(before);
        for (const char* kind : {"battle", "encounter"})
            for (const char* before : {"a", "as", "asa", "asu", "asuu", "asur", "asuaas"})
                QTest::addRow("%s: %s", kind, before)
                    << QString::fromLatin1(kind) << QByteArray() << QByteArray(before);
    }
    /// A kill right after a change, whatever was saved or undone before it.
    void everythingSavedComesBack() {
        QFETCH(QString, kind);
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, before);
        const QTemporaryDir folder;
        const QString root = folder.filePath(QStringLiteral("recovery"));
        const QString expected = folder.filePath(QStringLiteral("expected"));
        const pid_t child = forkAfterWatchdog();
        if (child == 0) {
            Recovery recovery(root);
            const auto document = documentOf(kind);
            recovery.watch(*document);
            for (const char step : before) {
                if (step == 'a')
                    editSomehow(*document);
                else if (step == 's')
                    document->markSaved(folder.filePath(QStringLiteral("saved.sqf")));
                else if (step != '-')
                    step == 'u' ? document->undo() : document->redo();
            }
            if (!change.isEmpty())
                gameChanges().at(change)(static_cast<ImperioDocument&>(*document));
            replaceFile(expected, document->isModified() ? document->serialised() : QByteArray());
            if (!document->isModified())
                recovery.finishWrites(); // an earlier session goes once its successor is on the disk
            ::kill(::getpid(), SIGKILL);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
        if (contents(expected).isEmpty()) { // the file has it; only a clock has run
            QVERIFY(Recovery(root).sessions().isEmpty());
            return;
        }
        const auto restored = newest(root);
        QVERIFY(restored);
        QCOMPARE(restored->serialised(), contents(expected));
        QVERIFY(restored->isModified());
    }
};

template struct sf::test::Registered<TestRecoveryGoesOn, QCoreApplication>;
#include "test_recovery_goes_on.moc"
