// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/typed_post.h"
#include "core/rules/imperio/record/record_reader.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::imperio;

namespace {

/// A knight beside a footsoldier, in the attacker's turn 1.
Position duel() {
    const std::string record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
                               "defender deploys\nTRCCECCRT\nMSRSRMRSM\n"
                               "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx1\nplay\n";
    Position position = std::get<Replay>(readRecord(record)).position;
    Board board;
    board.put(squareAt(1, 1), {Kind::Headquarters, Side::Attacker, Side::Attacker});
    board.put(squareAt(9, 9), {Kind::Headquarters, Side::Defender, Side::Defender});
    board.put(squareAt(5, 5), {Kind::Knight, Side::Attacker, Side::Attacker});
    board.put(squareAt(5, 6), {Kind::Footsoldier, Side::Defender, Side::Defender});
    board.put(squareAt(8, 8), {Kind::Footsoldier, Side::Defender, Side::Defender});
    position.board = board;
    beginTurn(position);
    return position;
}

} // namespace

/// Posts without a block: actions that people typed, with a forum's dice.
class TestTypedPosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void semicolonsStandBetweenActions();
    void errorsDontShout();
    void wholePost();
    void othersGoOn();
};

void TestTypedPosts::lines_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("understood");
    const auto row = [](const char* text, bool understood) {
        QTest::newRow(text) << QByteArray(text) << understood;
    };
    row("R5C5xR5C6 (6,6|1)", true);
    row("1a  R5C5xR5C6 (6,6|1)", true);
    row("> r5c5xr5c6 (6,6|1)", true);
    row("R5C5xR5C6: 6 6 vs 1", true);
    row("R5C5xR5C6 6+6 | 1", true);
    row("I attack: R5C5xR5C6 6, 6 vs. 1", true);
    row("[b]R5C5\xC3\x97R5C6[/b] (6,6|1)", true);
    row("R5C5\xE2\x80\x93R4C5", true);
    row("KR2C1@R1C1", true);
    row("end", true);
    row("knight R5C5 attacks R5C6, rolled 6 6 vs 1", true);
    row("The Knight R5C5 to R4C5", true);
    row("R5C5xR5C6 (6;6|1)", true);    // no two actions
    row("R5C5xR5C6", false);           // no dice
    row("R5C5xR5C6 (6,6,6|1)", false); // a die too many
    row("R5C5xR5C6 (6,7|1)", false);   // no such face
    row("R5C5-R9C9", false);           // not a step
    row("2a  R5C5-R4C5", false);       // another turn
    row("R5C5xR5C6 6 6 1", false);     // whose dice are they?
}

void TestTypedPosts::lines() {
    QFETCH(const QByteArray, text);
    QFETCH(const bool, understood);
    const TypedPost post = readTypedPost("\n" + text.toStdString() + "\n", duel());
    QCOMPARE(post.lines.size(), std::size_t{1});
    const TypedLine& line = post.lines.front();
    QCOMPARE(line.line, 2);
    QCOMPARE(!line.problem, understood);
    QCOMPARE(line.entries.size(), std::size_t(understood ? 1 : 0));
    if (understood)
        QCOMPARE(line.entries.front().comment, std::string("dice typed, unverified"));
    else
        QCOMPARE(line.problem->line, 2);
}

/// As on the printed record sheets.
void TestTypedPosts::semicolonsStandBetweenActions() {
    const TypedPost post = readTypedPost("R5C5-R4C5; knight R4C5 to R5C5; R5C5xR5C6 6;6 vs 1; end", duel());
    QCOMPARE(post.lines.size(), std::size_t{4});
    for (const TypedLine& line : post.lines)
        QVERIFY2(!line.problem && line.entries.size() == 1, line.text.c_str());
    QVERIFY(post.position.toMove == Side::Defender);
}

/// What wasn't understood is told in the letters that were typed.
void TestTypedPosts::errorsDontShout() {
    const TypedPost post = readTypedPost("R5C5 waves at R5C6", duel());
    QCOMPARE(post.lines.size(), std::size_t{1});
    QVERIFY(post.lines.front().problem);
    QVERIFY2(post.lines.front().problem->found.find("waves") != std::string::npos,
             post.lines.front().problem->found.c_str());
}

void TestTypedPosts::wholePost() {
    const TypedPost post =
        readTypedPost("Hi Ben,\nthis is fun! My turn 1:\n\n- R5C5xR5C6 (6,6|1)\n- R5C6-R6C6-R6C7\n"
                      "- end\n\nGood luck, the end is near\n",
                      duel());
    QCOMPARE(post.lines.size(), std::size_t{3});
    for (const TypedLine& line : post.lines)
        QVERIFY2(!line.problem, line.text.c_str());
    QVERIFY(post.position.toMove == Side::Defender);
    QVERIFY(post.position.board.at(squareAt(6, 7)).has_value());
}

void TestTypedPosts::othersGoOn() {
    const TypedPost post = readTypedPost("R5C5-R5C7\nR5C5-R4C5\n", duel());
    QCOMPARE(post.lines.size(), std::size_t{2});
    QVERIFY(post.lines[0].problem.has_value());
    QVERIFY(!post.lines[1].problem);
    QVERIFY(post.position.board.at(squareAt(4, 5)).has_value());
}

template struct sf::test::Registered<TestTypedPosts>;
#include "test_typed_posts.moc"
