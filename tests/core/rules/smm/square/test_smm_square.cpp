// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using battle::Edge;
using battle::Posture;
using smm::ModerateCounts;
using smm::Square;

namespace {

/// The rows from the Front, "." for an empty cell.
QString drawn(const battle::Battle& battle, const battle::Stack& stack) {
    const Square square(battle, stack);
    QStringList rows;
    for (int row = 0; row < square.measures().rows; ++row) {
        QString line;
        for (int column = 0; column < square.measures().width; ++column) {
            const auto unit = square.at({row, column});
            line += unit ? QString::fromStdString((*stack.units)[*unit].id.text) : QStringLiteral(".");
        }
        rows += line;
    }
    return rows.join(QLatin1Char('/'));
}

QString orders(const battle::Battle& battle, const battle::Stack& stack) {
    const Square square(battle, stack);
    QStringList result;
    for (const Edge edge : battle::edges)
        result += named(stack, square.damageOrder(edge));
    return result.join(QLatin1Char(' '));
}

QString joined(const battle::Stack& stack, Edge edge) {
    return named(stack, Square(battleOf(), stack).damageOrder(edge, smm::WarlordJoins::Yes));
}

/// A, B, C ... and the Warlord W, who is the most valuable.
battle::Stack led(int count, Posture posture) {
    std::vector<battle::Unit> units = alphabet(count - 1);
    units.push_back(valued("W", 100).is(Flag::Warlord));
    battle::Stack stack = stackOf("s", units);
    smm::setPosture(stack, posture);
    return stack;
}

std::vector<battle::UnitId> ids(const char* letters) {
    std::vector<battle::UnitId> result;
    for (const char* letter = letters; *letter; ++letter)
        result.emplace_back(std::string(1, *letter));
    return result;
}

} // namespace

/// SMM-4 to SMM-8, SMM-17, SMM-18: measures, cells and damage orders.
class TestSmmSquare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void measures_SMM4_SMM5_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("completeRows");
        QTest::addColumn<int>("completeSquares");
        QTest::addColumn<int>("largestSquare");
        const auto row = [](const char* units, int width, int rows, int complete, int squares, int largest) {
            QTest::newRow(units) << width << rows << complete << squares << largest;
        };
        row("0", 0, 0, 0, 0, 0);
        row("1", 1, 1, 1, 0, 1);
        row("2", 2, 1, 1, 0, 1);
        row("3", 2, 2, 1, 0, 1);
        row("4", 2, 2, 2, 1, 4);
        row("5", 3, 2, 1, 1, 4);
        row("8", 3, 3, 2, 1, 4);
        row("9", 3, 3, 3, 2, 9);
        row("10", 4, 3, 2, 2, 9);
        row("11", 4, 3, 2, 2, 9);
        row("12", 4, 3, 3, 2, 9);
        row("13", 4, 4, 3, 2, 9);
        row("16", 4, 4, 4, 3, 16);
        row("17", 5, 4, 3, 3, 16);
        row("20", 5, 4, 4, 3, 16);
        row("25", 5, 5, 5, 4, 25);
        row("26", 6, 5, 4, 4, 25);
        row("1000000", 1000, 1000, 1000, 999, 1000000);
        row("999999", 1000, 1000, 999, 998, 998001);
    }
    void measures_SMM4_SMM5() {
        const smm::Measures measures = smm::measures(QByteArray(QTest::currentDataTag()).toInt());
        QTEST(measures.width, "width");
        QTEST(measures.rows, "rows");
        QTEST(measures.completeRows, "completeRows");
        QTEST(measures.completeSquares, "completeSquares");
        QTEST(measures.largestSquare, "largestSquare");
    }

    void printedMultipliers_SMM8_data() {
        QTest::addColumn<int>("minor");
        QTest::addColumn<int>("moderate");
        QTest::addColumn<int>("major");
        QTest::newRow("1") << 1 << 1 << 1;
        QTest::newRow("3") << 1 << 1 << 1;
        for (const char* units : {"4", "5", "6", "7", "8"})
            QTest::newRow(units) << 1 << 2 << 4;
        QTest::newRow("9") << 2 << 3 << 9;
        QTest::newRow("10") << 2 << 3 << 9;
    }
    void printedMultipliers_SMM8() {
        const smm::Measures measures = smm::measures(QByteArray(QTest::currentDataTag()).toInt());
        QTEST(measures.minor, "minor");
        QTEST(measures.moderate, "moderate");
        QTEST(measures.major, "major");
    }

    void moderateCounts_SMM8() {
        QCOMPARE(smm::measures(8, ModerateCounts::Rows).moderate, 3);
        QCOMPARE(smm::measures(8, ModerateCounts::CompleteRows).moderate, 2);
        QCOMPARE(smm::measures(17, ModerateCounts::Table).moderate, 4);
        QCOMPARE(smm::measures(17, ModerateCounts::CompleteRows).moderate, 3);
        QCOMPARE(smm::measures(0, ModerateCounts::Rows).moderate, 1);
    }

    void printedWidths_SMM4_data() {
        QTest::addColumn<QString>("drawing");
        const auto row = [](const char* units, const char* drawing) {
            QTest::newRow(units) << QString::fromLatin1(drawing);
        };
        row("9", "ABC/DEF/GHI");
        row("10", "ABCD/EFGH/IJ..");
        row("11", "ABCD/EFGH/IJK.");
        row("12", "ABCD/EFGH/IJKL");
        row("13", "ABCD/EFGH/IJKL/M...");
        row("16", "ABCD/EFGH/IJKL/MNOP");
        row("17", "ABCDE/FGHIJ/KLMNO/PQ...");
        row("20", "ABCDE/FGHIJ/KLMNO/PQRST");
    }
    void printedWidths_SMM4() {
        std::vector<battle::Unit> units = alphabet(QByteArray(QTest::currentDataTag()).toInt());
        std::ranges::reverse(units); // the order of Value decides, not the player's
        QTEST(drawn(battleOf(), stackOf("s", units)), "drawing");
    }

    void printedDamageOrders_SMM7() {
        QCOMPARE(orders(battleOf(), stackOf("s", alphabet(9))),
                 QStringLiteral("ABCDEFGHI GDAHEBIFC CFIBEHADG IHGFEDCBA"));
        QCOMPARE(orders(battleOf(), stackOf("s", alphabet(10))),
                 QStringLiteral("ABCDEFGHIJ IEAJFBGCHD DHCGBFJAEI JIHGFEDCBA"));
        QCOMPARE(orders(battleOf(), stackOf("s", alphabet(1))), QStringLiteral("A A A A"));
        QCOMPARE(orders(battleOf(), stackOf("s", alphabet(2))), QStringLiteral("AB AB BA BA"));
        QCOMPARE(orders(battleOf(), stackOf("s", alphabet(3))), QStringLiteral("ABC CAB BAC CBA"));
    }

    void croakedUnitsTakeNoCell_SMM3() {
        std::vector<battle::Unit> units = alphabet(6);
        units[1].hitsLeft = 0;
        QCOMPARE(drawn(battleOf(), stackOf("s", units)), QStringLiteral("ACD/EF."));
    }

    void nobodyLeft() {
        battle::Stack stack = stackOf("s", {valued("A", 1).croaked().is(Flag::Warlord)});
        smm::setPosture(stack, Posture::Defensive);
        smm::setFormed(stack, ids("A"));
        const Square square(battleOf(), stack);
        QCOMPARE(square.measures(), smm::Measures());
        QCOMPARE(square.posture(), Posture::Neutral);
        QVERIFY(!square.warlord());
        QVERIFY(!square.cellOf(0));
        QVERIFY(square.damageOrder(Edge::Left).empty());
    }

    void cellsAndUnitsAgree() {
        const battle::Stack stack = stackOf("s", alphabet(7));
        const Square square(battleOf(), stack);
        for (std::size_t unit = 0; unit < 7; ++unit)
            QCOMPARE(square.at(*square.cellOf(unit)), std::optional(unit));
        QVERIFY(!square.at({-1, 0}) && !square.at({0, 3}) && !square.at({2, 1}) && !square.at({9, 0}));
    }

    // Warlords
    // -----------------------------------------------------------------------------------------------------

    void whoLeads_SMM13_data() {
        QTest::addColumn<QString>("leader");
        QTest::addColumn<int>("warlord");
        QTest::newRow("most valuable by default") << QString() << 2;
        QTest::newRow("the one named") << QStringLiteral("B") << 1;
        QTest::newRow("a croaked one does not") << QStringLiteral("D") << 2;
        QTest::newRow("one not there does not") << QStringLiteral("Z") << 2;
        QTest::newRow("who is no Warlord does not") << QStringLiteral("A") << 2;
    }
    void whoLeads_SMM13() {
        QFETCH(QString, leader);
        battle::Stack stack =
            stackOf("s", {valued("A", 9), valued("B", 2).is(Flag::Warlord), valued("C", 3).is(Flag::Warlord),
                          valued("D", 4).is(Flag::Warlord).croaked()});
        if (!leader.isEmpty())
            stack.leader = battle::UnitId(leader.toStdString());
        QFETCH(int, warlord);
        QCOMPARE(Square(battleOf(), stack).warlord(), std::optional(static_cast<std::size_t>(warlord)));
    }

    void postureNeedsAWarlord_SMM13() {
        for (const Posture posture : {Posture::Offensive, Posture::Defensive, Posture::Screening}) {
            battle::Stack stack = stackOf("s", alphabet(9));
            smm::setPosture(stack, posture);
            smm::setScreens(stack, battle::UnitId("B"));
            QCOMPARE(Square(battleOf(), stack).posture(), Posture::Neutral);
            QCOMPARE(orders(battleOf(), stack), QStringLiteral("ABCDEFGHI GDAHEBIFC CFIBEHADG IHGFEDCBA"));
        }
    }

    void neutralWarlordStandsByValue_SMM17() {
        battle::Stack stack = led(5, Posture::Neutral);
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ABC/DW."));
        stack.units.edit().back() = valued("W", 0).is(Flag::Warlord);
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("WAB/CD."));
        QCOMPARE(Square(battleOf(), stack).posture(), Posture::Neutral);
    }

    void deadCentre_SMM17_data() {
        QTest::addColumn<QString>("drawing");
        const auto row = [](const char* units, const char* drawing) {
            QTest::newRow(units) << QString::fromLatin1(drawing);
        };
        row("1", "W");
        row("2", "AW");      // tie: to the right
        row("3", "AB/W.");   // tie of three: to the Back
        row("4", "AB/CW");   // tie of four: to the Back, then to the right
        row("5", "ABC/DW."); // tie of two in the middle column: to the Back
        row("6", "ABC/DWE");
        row("7", "ABC/DWE/F..");
        row("8", "ABC/DWE/FG.");
        row("9", "ABC/DWE/FGH");
        row("10", "ABCD/EFWG/HI.."); // the middle row's middle two: to the right
        row("12", "ABCD/EFWG/HIJK");
        row("13", "ABCD/EFGH/IJWK/L..."); // four in the middle: to the Back, then to the right
        row("16", "ABCD/EFGH/IJWK/LMNO");
        row("17", "ABCDE/FGHIJ/KLWMN/OP..."); // the middle column of four rows: to the Back
        row("20", "ABCDE/FGHIJ/KLWMN/OPQRS");
        row("21", "ABCDE/FGHIJ/KLWMN/OPQRS/T....");
    }
    void deadCentre_SMM17() {
        const battle::Stack stack = led(QByteArray(QTest::currentDataTag()).toInt(), Posture::Defensive);
        QTEST(drawn(battleOf(), stack), "drawing");
    }

    void defensiveOrders_SMM17() {
        QCOMPARE(orders(battleOf(), led(9, Posture::Defensive)),
                 QStringLiteral("ABCDWEFGH FDAGWBHEC CEHBWGADF HGFEWDCBA"));
    }

    void offensiveWarlordIsLast_SMM17() {
        battle::Stack stack = led(9, Posture::Offensive);
        stack.units.edit().back() = valued("W", 0).is(Flag::Warlord); // whatever his Value
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ABC/DEF/GHW"));
        QCOMPARE(orders(battleOf(), stack), QStringLiteral("ABCDEFGHW GDAHEBFCW CFBEHADGW HGFEDCBAW"));
    }

    void offensiveWarlordJoinsTheEdge_SMM17_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<QString>("front");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("back");
        const auto row = [](int units, const char* front, const char* left, const char* right,
                            const char* back) {
            QTest::addRow("%d", units) << units << QString::fromLatin1(front) << QString::fromLatin1(left)
                                       << QString::fromLatin1(right) << QString::fromLatin1(back);
        };
        row(1, "W", "W", "W", "W");
        row(2, "AW", "AW", "WA", "AW"); // alone in his line on the Right, and last in his line at the Back
        row(3, "ABW", "AWB", "BWA", "WBA");
        row(9, "ABCWDEFGH", "GDAWHEBFC", "CFWBEHADG", "HGWFEDCBA");
        row(10, "ABCDWEFGHI", "IEAWFBGCHD", "DHWCGBFAEI", "IWHGFEDCBA");
        row(13, "ABCDWEFGHIJKL", "IEAWJFBKGCLHD", "DHLWCGKBFJAEI", "WLKJIHGFEDCBA"); // alone at the Back
    }
    void offensiveWarlordJoinsTheEdge_SMM17() {
        QFETCH(int, units);
        const battle::Stack stack = led(units, Posture::Offensive);
        QTEST(joined(stack, Edge::Front), "front");
        QTEST(joined(stack, Edge::Left), "left");
        QTEST(joined(stack, Edge::Right), "right");
        QTEST(joined(stack, Edge::Back), "back");
    }

    // Screening a unit of the same stack
    // -----------------------------------------------------------------------------------------------------

    void screenedUnitIsLast_SMM16() {
        battle::Stack stack = led(9, Posture::Screening);
        smm::setScreens(stack, battle::UnitId("A"));
        const Square square(battleOf(), stack);
        QCOMPARE(square.posture(), Posture::Screening);
        QCOMPARE(square.screened(), std::optional<std::size_t>(0));
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ABC/DEF/GHW")); // it keeps its cell
        QCOMPARE(orders(battleOf(), stack), QStringLiteral("BCDEFGHWA GDHEBWFCA CFWBEHDGA WHGFEDCBA"));
    }

    void screenedWithoutEffect_SMM16_data() {
        QTest::addColumn<QString>("target");
        QTest::newRow("nothing") << QString();
        QTest::newRow("nobody known") << QStringLiteral("Z");
        QTest::newRow("croaked") << QStringLiteral("B");
    }
    void screenedWithoutEffect_SMM16() {
        QFETCH(QString, target);
        battle::Stack stack = led(4, Posture::Screening);
        stack.units.edit()[1].hitsLeft = 0;
        if (!target.isEmpty())
            smm::setScreens(stack, battle::UnitId(target.toStdString()));
        const Square square(battleOf(), stack);
        QCOMPARE(square.posture(), Posture::Neutral);
        QVERIFY(!square.screened());
    }

    void aloneCountsAsNeutral_SMM16() {
        battle::Stack stack = led(1, Posture::Screening);
        smm::setScreens(stack, battle::UnitId("W"));
        QCOMPARE(Square(battleOf(), stack).posture(), Posture::Neutral);
    }

    // Between reforms
    // -----------------------------------------------------------------------------------------------------

    void holes_SMM18() {
        battle::Stack stack = stackOf("s", alphabet(9));
        smm::setFormed(stack, ids("ABCDEFGHI"));
        stack.units.edit()[1].hitsLeft = 0; // B leaves a hole
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("A.C/DEF/GHI"));
        QCOMPARE(orders(battleOf(), stack), QStringLiteral("ACDEFGHI GDAHEIFC CFIEHADG IHGFEDCA"));
        QCOMPARE(Square(battleOf(), stack).measures().units, 9);
        smm::setFormed(stack, {});
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ACD/EFG/HI."));
    }

    void aWoundedUnitStays_SMM18() {
        std::vector<battle::Unit> units{UnitMaker("A"), UnitMaker("B"), UnitMaker("C").left(1)};
        battle::Stack stack = stackOf("s", units);
        smm::setFormed(stack, ids("ABC"));
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("AB/C."));
        smm::setFormed(stack, {});
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("CA/B."));
    }

    void formedInPart_SMM18() {
        // D, croaked and not in the list, takes no cell; F and E, living and not in it, come behind by Value.
        battle::Stack stack = stackOf("s", alphabet(6));
        stack.units.edit()[3].hitsLeft = 0;
        smm::setFormed(stack, ids("CZBA"));
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("CBA/EF."));
    }

    void warlordOfAFormedStack_SMM17() {
        battle::Stack stack = led(9, Posture::Defensive);
        smm::setFormed(stack, ids("ABCDWEFGH"));
        stack.units.edit()[4].hitsLeft = 0; // E
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ABC/DW./FGH"));
        stack.units.edit()[8].hitsLeft = 0; // W: nobody leads any more
        QCOMPARE(drawn(battleOf(), stack), QStringLiteral("ABC/D../FGH"));
    }

    void edgeLineOfHoles_SMM17() {
        // The whole front line has croaked: the line behind it is the edge's now.
        battle::Stack stack = led(9, Posture::Offensive);
        smm::setFormed(stack, ids("ABCDEFGHW"));
        for (std::size_t unit = 0; unit < 3; ++unit)
            stack.units.edit()[unit].hitsLeft = 0;
        QCOMPARE(joined(stack, Edge::Front), QStringLiteral("DEFWGH"));
    }
};

template struct sf::test::Registered<TestSmmSquare>;
#include "test_smm_square.moc"
