// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

constexpr const char* emptyRows = "OOOOHOOOO\n"
                                  "BOOOOOOOB\n"
                                  "OOKOOOOOO\n"
                                  "OOOOPOOOO\n"
                                  "OOOOOOOOO\n"
                                  "OOMOOOOOO\n"
                                  "OOOOOCOOO\n"
                                  "OOOOTOOOO\n"
                                  "OOOOEOOOO\n";

std::string withLines(const char* lines) {
    return std::string(emptyRows) + "Kx1; Fx3\nSx2\n" + lines;
}

/// "3 IMP-5" for each error.
QString errorsOf(const PastedBoard& pasted) {
    QStringList list;
    for (const RecordError& error : pasted.errors)
        list << QString::number(error.line) + u' ' + QString::fromStdString(error.rule().text());
    return list.join(QStringLiteral(", ")).trimmed();
}

} // namespace

/// Boards from the middle of a game.
class TestImperioPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPlainBoardIsTheAttackersFirstTurn() {
        const PastedBoard pasted = readBoard(withLines(""), {});
        QVERIFY(pasted.errors.empty());
        const Position& position = pasted.position.value();
        QCOMPARE(position.turn, 1U);
        QVERIFY(position.toMove == Side::Attacker && position.spawning);
        QCOMPARE(position.reinforcements[0].of(Kind::Footsoldier), 3);
        QCOMPARE(position.initialPieces[0], 2);
        QCOMPARE(position.initialReinforcements[1], 2);
        QVERIFY(!refusalOf(position, action(position, "R3C3-R4C3")));
    }

    void theLinesOfATurnUnderWay() {
        const PastedBoard pasted =
            readBoard("# Ada attacks\n" + withLines("turn: 7a\ncaptured: R2C9\nentrenched: R4C5 R6C3\n"
                                                    "knights: R3C3=2-3@R1C1\nlost headquarters: defender\n"
                                                    "began with: 15+50 10+20\n"),
                      {});
        QVERIFY(pasted.errors.empty());
        const Position& position = pasted.position.value();
        QCOMPARE(position.turn, 7U);
        QVERIFY(position.board.piece(at("R2C9")).isCaptured());
        QCOMPARE(position.entrenched.count(), 2);
        QCOMPARE(int(position.knights[at("R3C3").index].actionsLeft), 2);
        QCOMPARE(int(position.knights[at("R3C3").index].steps), 3);
        QVERIFY(!position.spawning); // IMP-7: a piece has acted
        QVERIFY(position.lostHeadquarters[1] && !position.lostHeadquarters[0]);
        QCOMPARE(position.initialReinforcements[1], 20);
    }

    void theColouredForm_IMP2() {
        const Position position = readBoard(withLines(""), {}).position.value();
        const PastedBoard pasted = readBoard(boardBBCode(position.board), {});
        QVERIFY(pasted.errors.empty());
        QVERIFY(pasted.position->board == position.board);
    }

    void aWholeRecordGivesItsLastPosition() {
        const std::string record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nposition\n" +
                                   withLines("turn: 3d\n") + "play\n3d R7C6-R6C6\n";
        const PastedBoard pasted = readBoard(record, {});
        QVERIFY(pasted.errors.empty());
        QCOMPARE(letterAt(*pasted.position, "R6C6"), 'C');
        QCOMPARE(errorsOf(readBoard(record + "3d resign\n", {})), QStringLiteral("1 IMP-23"));
    }

    void theHouseRulesOfTheText() {
        const PastedBoard pasted = readBoard("rules: pikeReach=clear\n" + withLines(""), {});
        QVERIFY(pasted.position->options.pikeReach == PikeReach::Clear);
    }

    void aSetUpBoardSkipsTheLinesOfAPosition() {
        const std::string text =
            std::string("FPFFAFFPF\nKBAKHKABK\nOOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\n") +
            "OOOOOOOOO\nOOOOOOOOO\nTRCCECCRT\nMSRSRMRSM\nturn: 1a\nbegan with: 15+0 15+0\n";
        QVERIFY(readBoard(text).errors.empty());
        QVERIFY(readBoard(text).deployments[1].has_value());
    }

    void offences_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("errors");
        const QString whole = QString::fromStdString(withLines("turn: 2a\n"));
        const auto row = [](const char* name, const QString& text, const char* errors) {
            QTest::newRow(name) << text << QString::fromLatin1(errors);
        };
        const auto with = [&](const char* line) { return whole + QString::fromLatin1(line) + u'\n'; };
        const auto replaced = [&](const char* before, const char* after) {
            return QString(whole).replace(QString::fromLatin1(before), QString::fromLatin1(after));
        };
        row("nothing", QString(), "1 IMP-1");
        row("eight rows", replaced("OOOOEOOOO\n", ""), "8 IMP-1");
        row("a short row", replaced("OOOOEOOOO", "OOOOEOOO"), "9 IMP-1");
        row("ten rows", whole + QStringLiteral("OOOOOOOOO\n"), "13 IMP-1");
        row("unknown letter", replaced("OOOOEOOOO", "OOZOEOOOO"), "9 IMP-2");
        row("no fighting piece", replaced("OOKOOOOOO", "OOOOOOOOO").replace(u'P', u'O'), "12 IMP-21");
        row("no base", replaced("OOOOTOOOO", "OOOOOOOOO").replace(u'E', u'O'), "12 IMP-21");
        row("two headquarters", replaced("OOKOOOOOO", "OOKHOOOOO"), "12 IMP-5");
        row("three bases", replaced("OOKOOOOOO", "OOKBOOOOO"), "12 IMP-5");
        row("eleven knights", replaced("Kx1", "Kx10"), "12 IMP-5");
        row("51 reinforcements", replaced("Sx2", "Sx51"), "12 IMP-5, 12 IMP-5");
        row("more than it began with", with("began with: 2+1 2+2"), "13 IMP-5");
        row("sixteen at the beginning", with("began with: 16+4 2+2"), "13 IMP-5");
        row("turn 0", replaced("2a", "0a"), "12");
        row("no side", replaced("2a", "2"), "12");
        row("a key twice", with("turn: 3a"), "13");
        row("a square off the board", with("entrenched: R0C1"), "13");
        row("a knight is not entrenched", with("entrenched: R3C3"), "13 IMP-17");
        row("a knight with six actions", with("knights: R3C3=6"), "13");
        row("six actions and steps", with("knights: R3C3=4-2@R3C3"), "13");
        row("a far beginning", with("knights: R3C3=2-2@R9C9"), "13");
        row("the enemy's knight", with("knights: R7C6=3"), "13 IMP-9");
        row("nobody has acted", with("acted: R5C5"), "13 IMP-9");
        row("an enemy has acted", with("acted: R6C3"), "13 IMP-9");
        row("no captured base", with("captured: R3C3"), "13 IMP-20");
        row("spawned from no base", with("spawned from: R3C3"), "13 IMP-7");
        row("all have acted",
            replaced("Kx1; Fx3\n", "") + QStringLiteral("knights: R3C3=0\nacted: R1C5 R2C1 R2C9 R4C5\n"),
            "13 IMP-10");
    }
    void offences() {
        QFETCH(const QString, text);
        QFETCH(const QString, errors);
        const PastedBoard pasted = readBoard(text.toStdString(), {});
        QCOMPARE(errorsOf(pasted), errors);
        QVERIFY(!pasted.position);
    }

    void aRecordRefusesAPositionWithItsLine() {
        const std::string head = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\nposition\n";
        const auto lineOf = [&](const std::string& rest) {
            const auto read = readRecord(head + rest);
            return std::holds_alternative<RecordError>(read) ? std::get<RecordError>(read).line : 0;
        };
        QCOMPARE(lineOf(withLines("turn: 2a\n") + "play\n"), 0);
        QCOMPARE(lineOf(withLines("turn: 2a\nentrenched: R3C3\n") + "play\n"), 17);
        QCOMPARE(lineOf(withLines("turn: 2a\nturn: 3a\n") + "play\n"), 17);
        QCOMPARE(lineOf(withLines("turn: 2a\n") + "play\n1a end\n"), 18);
        QCOMPARE(lineOf(withLines("turn: 2a\n")), 16);
    }

    void editsLeaveNoMarkBehind() {
        Position position = readBoard(withLines("entrenched: R4C5\nknights: R3C3=2\n"), {}).position.value();
        position = withPiece(position, at("R4C5"), Piece{Kind::Knight, Side::Attacker, Side::Attacker});
        QVERIFY(position.entrenched.isEmpty());
        QCOMPARE(int(position.knights[at("R4C5").index].actionsLeft), 5);
        position = withSwap(position, at("R3C3"), at("R5C5"));
        QCOMPARE(letterAt(position, "R5C5"), 'K');
        QCOMPARE(int(position.knights[at("R5C5").index].actionsLeft), 5);
        QVERIFY(position.knights[at("R3C3").index] == KnightTurn{});
        position = withKnight(position, at("R5C5"), {});
        QVERIFY(position.done.has(at("R5C5")));
        position = atTurn(position, 4, Side::Defender);
        QVERIFY(position.done.isEmpty());
        QCOMPARE(int(position.knights[at("R7C6").index].actionsLeft), 5);
        QVERIFY(problemsOf(completed(position, false)).empty());
    }

    void whatAKnightCannotHaveDoneIsPutRight_IMP9_data() {
        QTest::addColumn<int>("actions");
        QTest::addColumn<int>("steps");
        QTest::addColumn<QString>("began");
        QTest::addColumn<bool>("stopped");
        QTest::addColumn<QString>("knights"); // as the position is written
        QTest::newRow("a run") << 2 << 3 << "R1C1" << false << "R3C3=2-3@R1C1";
        QTest::newRow("no steps") << 5 << 0 << "R1C1" << false << "";
        QTest::newRow("more than five, IMP-9") << 4 << 3 << "R3C4" << false << "R3C3=4-1@R3C4";
        QTest::newRow("too far away, IMP-14") << 2 << 2 << "R6C3" << false << "R3C3=2-2@R3C3";
        QTest::newRow("stopped, IMP-15") << 3 << 2 << "R1C3" << true << "R3C3=0-2@R1C3!";
    }
    void whatAKnightCannotHaveDoneIsPutRight_IMP9() {
        QFETCH(int, actions);
        QFETCH(int, steps);
        QFETCH(QString, began);
        QFETCH(bool, stopped);
        QFETCH(QString, knights);
        Position position = readBoard(withLines(""), {}).position.value();
        position = completed(withKnight(position, at("R3C3"),
                                        {static_cast<std::uint8_t>(actions), static_cast<std::uint8_t>(steps),
                                         at(began.toStdString().c_str()), stopped}),
                             true);
        const std::string text = positionText(position);
        const QString line = QStringLiteral("\nknights: %1\n").arg(knights);
        QCOMPARE(QString::fromStdString(text).contains(line), !knights.isEmpty());
        QVERIFY(readBoard(text, {}).position == position);
    }

    void marksOfTheTurnAreWrittenAndRead() {
        Options options;
        options.spawnActs = false;
        const Position start = readBoard(withLines(""), options).position.value();
        for (Position position : {withMoved(start, at("R4C5"), true), withArrived(start, at("R3C3"), true),
                                  withArrived(start, at("R4C5"), true)}) {
            position = completed(position, true);
            QVERIFY(problemsOf(position).empty());
            QVERIFY(readBoard(positionText(position), options).position == position);
        }
        QVERIFY(withMoved(withMoved(start, at("R4C5"), true), at("R4C5"), false).stirred.isEmpty());
        QVERIFY(withArrived(withArrived(start, at("R3C3"), true), at("R3C3"), false) == start);
    }

    void aRematchBeginsInTheSamePosition() {
        const Position position = readBoard(withLines("turn: 5d\n"), {}).position.value();
        const Game next = rematch(gameFrom(position, {"Ada", "Ben"}, {}), true);
        QVERIFY(next.stage == Stage::Play && next.position == position);
        QCOMPARE(next.names[0], std::string("Ben"));
    }
};

template struct sf::test::Registered<TestImperioPositions>;
#include "test_imperio_positions.moc"
