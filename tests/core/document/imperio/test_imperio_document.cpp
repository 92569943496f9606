// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/formation_store.h"
#include "core/document/imperio/imperio_branches.h"
#include "core/document/imperio/imperio_dice.h"
#include "core/document/imperio/imperio_document.h"
#include "core/document/imperio/imperio_file.h"
#include "core/document/imperio/imperio_report.h"
#include "core/document/kinds/document_file.h"
#include "core/document/recovery/recovery.h"
#include "core/rules/imperio/game/legal.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/core/rules/dice/endless_dice.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace sf;
using namespace sf::document;
using imperio::squareAt;
using sf::test::Endless;

namespace {

void setUp(ImperioDocument& document, unsigned seed = 7) {
    Endless dice(seed);
    QVERIFY(document.perform(imperio::SetNames{{"Ada", "Ben"}}).isDone());
    QVERIFY(document.perform(imperio::Deploy{imperio::randomDeployment({}, dice)}).isDone());
    QVERIFY(document.perform(imperio::FinishStage{}).isDone());
    QVERIFY(document.perform(imperio::Deploy{imperio::randomDeployment({}, dice)}).isDone());
    QVERIFY(document.perform(imperio::FinishStage{}).isDone());
    QVERIFY(document.perform(imperio::FinishStage{}).isDone());
}

/// Plays some legal actions, including fights if possible.
void playOn(ImperioDocument& document, int actions, unsigned seed = 3) {
    Endless dice(seed);
    for (int played = 0; played < actions && !document.game().position.result; ++played) {
        const imperio::LegalActions legal(document.game().position);
        QVERIFY(document.play(legal.count() > 0 ? legal[dice.roll(legal.count()) - 1] : imperio::endTurn())
                    .isDone());
    }
}

QByteArray withoutJournal(const QByteArray& bytes) {
    const qsizetype journal = bytes.indexOf("\"journal\"");
    const QByteArray rest = bytes.left(journal < 0 ? bytes.lastIndexOf('}') : journal).trimmed();
    return rest.endsWith(',') ? rest.chopped(1) : rest;
}

std::size_t firstWithBest(const imperio::Analysis& report) {
    std::size_t index = 0;
    while (report.judgements[index].best == report.judgements[index].chosen)
        ++index;
    return index;
}

/// With another action than the chosen one.
std::size_t firstPlanned(const imperio::Analysis& report) {
    std::size_t index = 0;
    while (!report.judgements[index].planned ||
           report.judgements[index].planned->best == report.judgements[index].chosen)
        ++index;
    return index;
}

} // namespace

/// A game as a document: saved and loaded at any moment, undone and redone with the same dice.
class TestImperioDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStageIsSavedAndOpened() {
        Endless dice(5);
        ImperioDocument document("seed");
        const auto same = [&] {
            const QByteArray bytes = document.serialised();
            Loaded loaded = loadBytes(bytes);
            QVERIFY2(std::holds_alternative<std::unique_ptr<Document>>(loaded), bytes.constData());
            QCOMPARE(std::get<0>(loaded)->serialised(), bytes);
        };
        same();
        imperio::Options options;
        options.knights = 12;
        QVERIFY(document.perform(imperio::SetOptions{options}).isDone());
        QVERIFY(document.perform(imperio::Deploy{imperio::randomDeployment({}, dice)}).isDone());
        same();
        QVERIFY(document.perform(imperio::FinishStage{}).isDone());
        QVERIFY(document.perform(imperio::Deploy{imperio::randomDeployment({}, dice)}).isDone());
        QVERIFY(document.perform(imperio::FinishStage{}).isDone());
        const imperio::Deployment now = document.game().deployment(imperio::Side::Defender);
        const auto alteration = imperio::alterationBetween(
            now, imperio::withSwap(now, squareAt(8, 1), squareAt(9, 9), imperio::Side::Defender));
        if (alteration)
            QVERIFY(document.perform(imperio::AlterOnce{*alteration}).isDone());
        same();
        QVERIFY(document.perform(imperio::FinishStage{}).isDone());
        playOn(document, 40);
        document.toggleBookmark(3);
        same();
    }

    void aPositionThatIsSetUpIsSavedAndOpened() {
        using imperio::Kind;
        using imperio::Side;
        ImperioDocument document("seed");
        const auto same = [&] {
            const QByteArray bytes = document.serialised();
            const Loaded loaded = loadBytes(bytes);
            QVERIFY2(std::holds_alternative<std::unique_ptr<Document>>(loaded), bytes.constData());
            QCOMPARE(std::get<0>(loaded)->serialised(), bytes);
            const auto& again = static_cast<const ImperioDocument&>(*std::get<0>(loaded));
            QVERIFY(again.game() == document.game());
        };
        const auto set = [&](const imperio::Position& position) {
            QVERIFY(document.perform(imperio::SetPosition{position}).isDone());
            same();
        };
        const auto put = [&](int row, int column, Kind kind, Side side) {
            set(imperio::withPiece(document.game().position, squareAt(row, column),
                                   imperio::Piece{kind, side, side}));
        };
        imperio::Options options;
        options.knights = 12;
        QVERIFY(document.perform(imperio::SetOptions{options}).isDone());
        set(imperio::emptyPosition(options)); // which the rules don't allow
        QVERIFY(!document.perform(imperio::FinishStage{}).isDone());
        QVERIFY(!document.perform(imperio::Deploy{}).isDone());
        put(1, 5, Kind::Headquarters, Side::Attacker);
        put(3, 3, Kind::Knight, Side::Attacker);
        put(9, 5, Kind::Headquarters, Side::Defender);
        put(6, 3, Kind::Pikeman, Side::Defender);
        set(imperio::withKnight(document.game().position, squareAt(3, 3), {2, 3, squareAt(1, 1), false}));
        QCOMPARE(document.game().position.options.knights, 12);
        QVERIFY(document.perform(imperio::FinishStage{}).isDone());
        QVERIFY(document.hasBegun() && document.game().begun.has_value());
        same();
        document.undo();
        QCOMPARE(document.game().stage, imperio::Stage::AnyPosition);
        same();
        while (document.canUndo())
            document.undo();
        QCOMPARE(document.game().stage, imperio::Stage::DefenderDeploys);
        while (document.canRedo())
            document.redo();
        QVERIFY(document.hasBegun());
        ImperioDocument again("seed");
        document.journal().forEach([&](std::string_view line) { QVERIFY(again.replayLine(line)); });
        QVERIFY(again.game() == document.game());
    }

    void aPositionThatCannotBeReadIsRefused_data() {
        QTest::addColumn<QByteArray>("position");
        QTest::newRow("no rows") << QByteArray("turn: 1a");
        QTest::newRow("a short row") << QByteArray("OOOO");
        QTest::newRow("a mark") << QByteArray(9 * 10, 'O').replace("OOOOOOOOOO", "OOOOOOOOO\\n") +
                                       "knights: R1C1";
        QTest::newRow("a number") << QByteArray();
    }
    void aPositionThatCannotBeReadIsRefused() {
        QFETCH(const QByteArray, position);
        const QByteArray value = position.isEmpty() ? QByteArray("7") : '"' + position + '"';
        const Loaded loaded = loadBytes(
            R"({"squarefront": 1, "kind": "imperio", "seed": "s", "setup": {"stage": "anyPosition", "names": ["", ""],
"rules": "", "position": )" +
            value + "}}");
        QVERIFY(std::holds_alternative<LoadError>(loaded));
    }

    void aRecordInAPostOpens_data() {
        QTest::addColumn<QByteArray>("above");
        QTest::addColumn<QByteArray>("before"); ///< in each line
        QTest::addColumn<QByteArray>("below");
        QTest::newRow("bare") << QByteArray() << QByteArray() << QByteArray();
        QTest::newRow("in code tags")
            << QByteArray("Hello Ben\n[code]\n") << QByteArray() << QByteArray("[/code]\n");
        QTest::newRow("quoted") << QByteArray("Ada wrote:\n") << QByteArray("> ") << QByteArray();
    }
    void aRecordInAPostOpens() {
        QFETCH(const QByteArray, above);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, below);
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 20);
        QByteArray text = above;
        for (const QByteArray& line : document.record().trimmed().split('\n'))
            text += before + line + '\n';
        const Loaded loaded = loadBytes(text + below);
        QVERIFY(std::holds_alternative<std::unique_ptr<Document>>(loaded));
        QCOMPARE(static_cast<ImperioDocument&>(*std::get<0>(loaded)).record(), document.record());
    }

    void undoOfEverythingIsTheBeginning() {
        ImperioDocument document("seed");
        const QByteArray first = withoutJournal(document.serialised());
        setUp(document);
        playOn(document, 200);
        const QByteArray last = withoutJournal(document.serialised());
        while (document.canUndo())
            document.undo();
        QCOMPARE(withoutJournal(document.serialised()), first);
        while (document.canRedo())
            document.redo();
        QCOMPARE(withoutJournal(document.serialised()), last);
    }

    void theSameActionGetsTheSameDiceAgain() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 400);
        while (!document.wouldUndoDice())
            document.undo();
        const imperio::Entry before = document.entries().back().entry;
        document.undo();
        QVERIFY(document.play(before.action).isDone());
        const imperio::Entry again = document.entries().back().entry;
        QVERIFY(again.dice == before.dice);
        QVERIFY2(again.comment.starts_with("taken back: "), again.comment.c_str());
        QVERIFY(document.record().contains("# taken back: "));
    }

    void aRecordWithoutDiceGetsTheSameOnesFromTheSeed() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 400);
        std::vector<imperio::Entry> played;
        for (const PlayedEntry& entry : document.entries())
            played.push_back(entry.entry);
        std::vector<imperio::Entry> bare = played;
        for (imperio::Entry& entry : bare)
            entry.dice.clear();
        const auto record = imperio::recordOf(document.game(), bare);
        SeededGameDice seeded("seed");
        const auto replay = imperio::readRecord(imperio::recordText(record), &seeded);
        QVERIFY(std::get<imperio::Replay>(replay).record.entries == played);
    }

    void namesDoNotChangeTheDice() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 400);
        while (!document.wouldUndoDice())
            document.undo();
        const imperio::Entry before = document.entries().back().entry;
        document.undo();
        QVERIFY(document.perform(imperio::SetNames{{"Cat", "Dan"}}).isDone());
        QVERIFY(document.play(before.action).isDone());
        QVERIFY(document.entries().back().entry.dice == before.dice);
        QVERIFY(document.positionAfter(0) ==
                imperio::gameOf(imperio::recordOf(document.game(), {})).position);
    }

    void typedDiceAreMarkedAndCounted() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 400);
        while (!document.wouldUndoDice())
            document.undo();
        const imperio::Entry before = document.entries().back().entry;
        document.undo();
        QVERIFY(document.play(before.action, std::vector<int>{}).dice.has_value());
        QVERIFY(document.play(before.action, std::vector<int>(20, 4)).isDone());
        QVERIFY(document.entries().back().typedDice);
        Loaded loaded = loadBytes(document.serialised());
        const auto& opened = dynamic_cast<ImperioDocument&>(*std::get<0>(loaded));
        QVERIFY(opened.entries().back().typedDice);
    }

    void timesAreInTheRecord_IMP23() {
        ImperioDocument document("seed");
        ImperioDocument copy("seed");
        QObject::connect(&document, &ImperioDocument::journalGrew, &copy, [&](const QByteArray& line) {
            QVERIFY(copy.replayLine({line.constData(), static_cast<std::size_t>(line.size())}));
        });
        setUp(document);
        document.setClock({{12'400, 0}, 12'400});
        QVERIFY(document.play(imperio::endTurn()).isDone());
        QVERIFY(document.play(imperio::endTurn()).isDone()); // the clock stood still
        document.setClock({{12'400, 3'000}, 0});
        QVERIFY(document.play(imperio::endTurn()).isDone());
        const QByteArray record = document.record();
        QVERIFY2(record.contains("1a  end # took 13 s\n1d  end\n2a  end # took 3 s\n"), record.constData());
        QCOMPARE(copy.record(), record);
        Loaded loaded = loadBytes(document.serialised());
        auto& opened = dynamic_cast<ImperioDocument&>(*std::get<0>(loaded));
        QVERIFY(opened.play(imperio::endTurn()).isDone());
        QCOMPARE(opened.record(), record + "2d  end\n");
    }

    void gamesFromAnyPositionAreSaved() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 60);
        ImperioDocument::Contents contents;
        contents.seed = "seed";
        contents.game = imperio::gameFrom(document.game().position, {"Ada", "Ben"}, "by agreement");
        ImperioDocument next(std::move(contents));
        playOn(next, 20);
        Loaded loaded = loadBytes(next.serialised());
        const auto& opened = dynamic_cast<ImperioDocument&>(*std::get<0>(loaded));
        QVERIFY(opened.game() == next.game());
        QCOMPARE(opened.record(), next.record());
        while (next.undo()) {
        }
        QVERIFY(next.game().position == document.game().position);
    }

    void houseRuleNeverKeepsDice() {
        ImperioDocument document("seed");
        imperio::Options options;
        options.undoDice = UndoDice::Never;
        QVERIFY(document.perform(imperio::SetOptions{options}).isDone());
        setUp(document);
        playOn(document, 400);
        while (!document.wouldUndoDice()) {
            QVERIFY(document.mayUndo());
            document.undo();
        }
        QVERIFY(!document.mayUndo());
    }

    void journalLinesBringTheSameGame() {
        ImperioDocument document("seed");
        ImperioDocument copy("seed");
        QObject::connect(&document, &ImperioDocument::journalGrew, &copy, [&](const QByteArray& line) {
            QVERIFY2(copy.replayLine({line.constData(), static_cast<std::size_t>(line.size())}),
                     line.constData());
        });
        setUp(document);
        playOn(document, 60);
        for (int back = 0; back < 5; ++back)
            document.undo();
        document.redo();
        playOn(document, 30, 11);
        QVERIFY(document.perform(imperio::SetNames{{"Cat", "Dan"}}).isDone());
        playOn(document, 3, 12);
        QCOMPARE(withoutJournal(copy.serialised()), withoutJournal(document.serialised()));
    }

    void recordsAreOpenedAndSaved() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 50);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.imperio"));
        QVERIFY(!save(document, path).error);
        Loaded loaded = load(path);
        QVERIFY(std::holds_alternative<std::unique_ptr<Document>>(loaded));
        const auto& opened = dynamic_cast<ImperioDocument&>(*std::get<0>(loaded));
        QCOMPARE(opened.record(), document.record());
        QCOMPARE(opened.title(), QStringLiteral("Ada against Ben"));
    }

    void badGamesAreRefusedWithTheirPlace_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        const QByteArray head = R"({"squarefront":1,"kind":"imperio",)";
        QTest::newRow("neither") << head + R"("seed":"x"})" << QStringLiteral("record");
        QTest::newRow("record") << head + R"("record":["Imperio Bellum 1","nobody"]})"
                                << QStringLiteral("record[1]");
        QTest::newRow("row") << head + R"("setup":{"attacker":{"rows":["QQQ"]}}})"
                             << QStringLiteral("setup.attacker.rows[0]");
        QTest::newRow("rule") << head + R"("setup":{"rules":"knights=many"}})"
                              << QStringLiteral("setup.rules");
        QTest::newRow("alteration") << head + R"("setup":{"alterations":[[2,72,81,0,0]]}})"
                                    << QStringLiteral("setup.alterations");
        QTest::newRow("text") << QByteArray("Imperio Bellum 1\nnobody: X\n") << QStringLiteral("line 2");
    }
    void badGamesAreRefusedWithTheirPlace() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const Loaded loaded = loadBytes(bytes);
        QVERIFY(std::holds_alternative<LoadError>(loaded));
        QCOMPARE(std::get<LoadError>(loaded).place, place);
    }

    void formationsAreKept() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("data/formations.txt"));
        const FormationStore store(file);
        QVERIFY(store.formations().empty());
        QVERIFY(store.problem().isEmpty());
        Endless dice(5);
        const imperio::Deployment wall = imperio::randomDeployment({}, dice);
        const imperio::Deployment other = imperio::randomDeployment({}, dice);
        QVERIFY(!store.keep(QStringLiteral("Wall"), wall, imperio::Side::Defender));
        QVERIFY(!store.keep(QStringLiteral("Ambush\n# of Ada"), other, imperio::Side::Attacker));
        QCOMPARE(store.formations().size(), std::size_t(2));
        QCOMPARE(store.formations()[0].name, QStringLiteral("Ambush # of Ada"));
        QVERIFY(store.formations()[0].forSide(imperio::Side::Attacker) == other);
        QVERIFY(store.formations()[1].forSide(imperio::Side::Defender) == wall);
        QVERIFY(!store.keep(QStringLiteral("Wall"), other, imperio::Side::Attacker));
        QVERIFY(store.formations()[1].deployment == other);
        QVERIFY(!store.remove(QStringLiteral("Wall")));
        QCOMPARE(store.formations().size(), std::size_t(1));
    }

    void aBrokenListOfFormationsIsNotOverwritten() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("formations.txt"));
        const QByteArray bytes("Squarefront formations 1\nformation: Good\nFFFFFFFFF\nOOBOHOBOO\n"
                               "formation: Bad\nFFFFFFFFF\nOOBOQOBOO\n");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
        out.close();
        const FormationStore store(file);
        QCOMPARE(store.formations().size(), std::size_t(1));
        QVERIFY2(store.problem().contains(QStringLiteral("line 7")), qPrintable(store.problem()));
        QVERIFY(store.keep(QStringLiteral("New"), store.formations()[0].deployment, imperio::Side::Attacker));
        QVERIFY(store.remove(QStringLiteral("Good")));
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), bytes);
    }

    void playersAreSaved() {
        ImperioDocument document("seed");
        setUp(document);
        QVERIFY(!document.serialised().contains("\"players\""));
        QSignalSpy spy(&document, &ImperioDocument::playersChanged);
        document.setPlayer(imperio::Side::Defender, {imperio::Level::Learned, {}});
        document.setPlayer(imperio::Side::Attacker, {{}, "Rush \"B\""});
        QCOMPARE(spy.count(), 2);
        QVERIFY(document.isModified());
        const QByteArray bytes = document.serialised();
        const auto loaded = loadImperio(std::string_view(bytes.constData(), std::size_t(bytes.size())));
        QVERIFY(std::holds_alternative<LoadedGame>(loaded));
        QVERIFY(std::get<LoadedGame>(loaded).contents.players == document.players());
        for (const char* wrong : {"engine:", "", "grandmaster"}) {
            QByteArray bad = bytes;
            bad.replace("\"learned\"", '"' + QByteArray(wrong) + '"');
            const auto refused = loadImperio(std::string_view(bad.constData(), std::size_t(bad.size())));
            QCOMPARE(std::get<LoadError>(refused).place, QStringLiteral("players.defender"));
        }
    }

    void aReportIsSavedWithTheGame() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 25);
        std::vector<imperio::Entry> entries;
        for (const PlayedEntry& played : document.entries())
            entries.push_back(played.entry);
        const imperio::Record record = imperio::recordOf(document.game(), entries);
        document.setReport(std::make_shared<imperio::Analysis>(imperio::report(record)));
        const QByteArray bytes = document.serialised();
        const auto load = [](const QByteArray& text) {
            return loadImperio(std::string_view(text.constData(), std::size_t(text.size())));
        };
        const auto loaded = load(bytes);
        QVERIFY(std::holds_alternative<LoadedGame>(loaded));
        const auto& report = std::get<LoadedGame>(loaded).contents.report;
        QVERIFY(report != nullptr);
        QCOMPARE(reportJson(record, *report), reportJson(record, *document.report()));
        QCOMPARE(ImperioDocument(std::get<LoadedGame>(loaded).contents).serialised(),
                 withoutJournal(bytes) + "\n}\n");
        const auto placeAfter = [&](const QByteArray& was, const QByteArray& is) {
            QByteArray bad = bytes;
            const qsizetype at = bad.indexOf(was, bad.indexOf("\"report\""));
            const auto refused = load(bad.replace(at, was.size(), is));
            return std::holds_alternative<LoadError>(refused) ? std::get<LoadError>(refused).place
                                                              : QString();
        };
        QCOMPARE(placeAfter("\"chosenValue\"", "\"chosen\""), QStringLiteral("report.decisions[0]"));
        QCOMPARE(placeAfter("\"best\":\"", "\"best\":\"x"),
                 QStringLiteral("report.decisions[%1].best").arg(firstWithBest(*report)));
        QVERIFY(report->isPlanned());
        QCOMPARE(placeAfter("\"plan\":{\"best\":\"", "\"plan\":{\"best\":\"x"),
                 QStringLiteral("report.decisions[%1].plan.best").arg(firstPlanned(*report)));
        QCOMPARE(placeAfter("\"after\":\"", "\"after\":\"-"), QStringLiteral("report.decisions[0].after"));
        const qsizetype from = bytes.indexOf("\"decisions\"");
        QByteArray none = bytes;
        none.replace(from, bytes.indexOf(']', from) - from, "\"decisions\":[");
        QCOMPARE(std::get<LoadError>(load(none)).place, QStringLiteral("report.decisions"));
        document.undo();
        QVERIFY(document.report() == nullptr);
    }

    void commentsAreSavedAndUndone() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 12);
        const QByteArray plain = document.serialised();
        QVERIFY(document.setComment(0, "A sharp opening # really"));
        QVERIFY(document.setComment(5, "Better: wait.\n\n\xC3\x84rger on the left"));
        QVERIFY(document.setComment(12, "The end"));
        QVERIFY(!document.setComment(13, "Nothing was played there"));
        QVERIFY(!document.setComment(3, std::string(1'000'000, 'x')));
        QVERIFY(!document.setComment(3, "bell \a"));
        QCOMPARE(document.comments().size(), std::size_t{3});
        QVERIFY(document.record().contains("play\n#: A sharp opening # really\n"));
        QVERIFY(document.record().contains("\n#: Better: wait.\n#: \n#: \xC3\x84rger on the left\n"));
        const QByteArray bytes = document.serialised();
        const auto loaded = loadImperio(std::string_view(bytes.constData(), std::size_t(bytes.size())));
        QVERIFY(std::get<LoadedGame>(loaded).contents.comments == document.comments());
        const auto record = imperio::readRecord(document.record().toStdString());
        QVERIFY(std::get<imperio::Replay>(record).record.comments == document.comments());
        ImperioDocument again("seed");
        document.journal().forEach([&](std::string_view line) { QVERIFY(again.replayLine(line)); });
        QVERIFY(again.comments() == document.comments());
        QVERIFY(document.setComment(12, {}));
        QCOMPARE(document.comments().size(), std::size_t{2});
        for (int step = 0; step < 4; ++step)
            QVERIFY(document.undo());
        QVERIFY(document.comments().empty());
        QCOMPARE(withoutJournal(document.serialised()), withoutJournal(plain));
    }

    void branchesAreSavedAndUndone() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 12);
        const QByteArray plain = document.serialised();
        auto tried = tryFrom(document, 5);
        QVERIFY(!canKeepBranch(*tried) && !keepBranch(*tried));
        playOn(*tried, 6, 99);
        QVERIFY(tried->setComment(tried->entries().size(), "So?"));
        QVERIFY(keepBranch(*tried) && !tried->isModified() && !canKeepBranch(*tried));
        QCOMPARE(document.branches().size(), std::size_t{1});
        imperio::Branch branch = document.branches()[0];
        QVERIFY(branch.after >= 5 && branch.after + branch.entries.size() == tried->entries().size());
        QCOMPARE(branch.comments.size(), std::size_t{1});
        branch.name = "Wait";
        QVERIFY(document.setBranch(0, branch));
        // What is played on in its tab replaces the branch and keeps its name.
        playOn(*tried, 1, 5);
        QVERIFY(keepBranch(*tried));
        QCOMPARE(document.branches().size(), std::size_t{1});
        QCOMPARE(document.branches()[0].name, std::string("Wait"));
        QCOMPARE(document.branches()[0].entries.size(), branch.entries.size() + 1);
        const QByteArray bytes = document.serialised();
        const auto loaded = loadImperio(std::string_view(bytes.constData(), std::size_t(bytes.size())));
        QVERIFY(std::get<LoadedGame>(loaded).contents.branches == document.branches());
        const auto opened = openBranch(document, 0);
        QVERIFY(opened->game().position == tried->game().position);
        QVERIFY(!canKeepBranch(*opened));
        ImperioDocument again("seed");
        document.journal().forEach([&](std::string_view line) { QVERIFY(again.replayLine(line)); });
        QVERIFY(again.branches() == document.branches());
        QVERIFY(document.removeBranch(0) && document.branches().empty());
        for (int step = 0; step < 4; ++step)
            QVERIFY(document.undo());
        QVERIFY(document.branches().empty());
        QCOMPARE(withoutJournal(document.serialised()), withoutJournal(plain));
    }

    void refusesBranchesThatContradictTheGame() {
        ImperioDocument document("seed");
        setUp(document);
        playOn(document, 12);
        auto tried = tryFrom(document, 3);
        playOn(*tried, 4, 99);
        imperio::Branch branch = *branchOf(*tried, document);
        branch.entries.front().turn += 5;
        QVERIFY(!document.addBranch(branch));
        branch.entries.front().turn -= 5;
        branch.after = 1000;
        QVERIFY(!document.addBranch(branch));
        QVERIFY(!document.addBranch({0, "empty", {}, {}, {}}));
        QVERIFY(
            !document.replayLine("{\"do\":\"branch\",\"after\":99,\"text\":\"#> branch: x\\n#> 1a  end\"}"));
        QVERIFY(
            !document.replayLine("{\"do\":\"branch\",\"after\":0,\"text\":\"#> branch: x\\n#> 9a  end\"}"));
        QVERIFY(!document.replayLine("{\"do\":\"branch\",\"number\":0,\"text\":\"\"}"));
        QVERIFY(document.branches().empty());
        QByteArray bytes = document.serialised();
        const QByteArray play = "\"play\",";
        bytes.insert(bytes.indexOf(play) + play.size(), "\"#> branch: x\", \"#> 5d  end\",");
        const auto loaded = loadImperio(std::string_view(bytes.constData(), std::size_t(bytes.size())));
        const auto* error = std::get_if<LoadError>(&loaded);
        QVERIFY(error && error->place.startsWith(QLatin1String("record[")));
    }

    void isRecoveredAfterAKill() {
        const QTemporaryDir folder;
        const pid_t child = ::fork();
        if (child == 0) {
            Recovery recovery(folder.path());
            ImperioDocument document("seed");
            recovery.watch(document);
            setUp(document);
            playOn(document, 30);
            document.undo();
            recovery.takeSnapshots();
            recovery.finishWrites();
            ::kill(::getpid(), SIGKILL);
        }
        ::waitpid(child, nullptr, 0);
        ImperioDocument expected("seed");
        setUp(expected);
        playOn(expected, 30);
        expected.undo();
        const Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        auto outcome = recovery.restore(session.id);
        const auto& restored = std::get<Recovery::Restored>(outcome);
        QCOMPARE(restored.problem, QString());
        const auto& document = static_cast<const ImperioDocument&>(*restored.document);
        QCOMPARE(document.record(), expected.record());
        QVERIFY(document.game().position == expected.game().position);
        QCOMPARE(document.stepsDone(), expected.stepsDone());
        auto older = recovery.restore(session.id, session.snapshots.value(0).name);
        QCOMPARE(withoutJournal(std::get<Recovery::Restored>(older).document->serialised()),
                 withoutJournal(expected.serialised()));
    }

    /// After a kill in the middle of play, thrown dice are kept, and later ones are the same as without it.
    void goesOnWithTheSameDiceAfterAKill() {
        const QTemporaryDir folder;
        std::array<int, 2> ready{};
        QCOMPARE(::pipe(ready.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            Recovery recovery(folder.path());
            ImperioDocument document("seed");
            recovery.watch(document);
            setUp(document);
            playOn(document, 150);
            recovery.finishWrites();
            [[maybe_unused]] const auto told = ::write(ready[1], "!", 1);
            for (unsigned seed = 20;; ++seed)
                playOn(document, 5, seed);
        }
        char byte = 0;
        QCOMPARE(::read(ready[0], &byte, 1), 1);
        ::usleep(20000);
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(ready[0]);
        ::close(ready[1]);
        const Recovery recovery(folder.path());
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        auto& restored = static_cast<ImperioDocument&>(*std::get<Recovery::Restored>(outcome).document);
        ImperioDocument expected("seed");
        setUp(expected);
        playOn(expected, 150);
        std::size_t fights = 0;
        for (std::size_t entry = 0; entry < expected.entries().size(); ++entry) {
            QCOMPARE(restored.entries()[entry].entry, expected.entries()[entry].entry);
            fights += expected.entries()[entry].entry.dice.size();
        }
        QVERIFY(fights > 0);
        while (restored.entries().size() > expected.entries().size())
            QVERIFY(expected.play(restored.entries()[expected.entries().size()].entry.action).isDone());
        playOn(expected, 100, 9);
        for (std::size_t entry = restored.entries().size(); entry < expected.entries().size(); ++entry)
            QVERIFY(restored.play(expected.entries()[entry].entry.action).isDone());
        QCOMPARE(restored.record(), expected.record());
    }
};

template struct sf::test::Registered<TestImperioDocument, QCoreApplication>;
#include "test_imperio_document.moc"
