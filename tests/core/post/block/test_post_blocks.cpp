// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/post/post_players.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace sf::post;
using namespace sf::post::test;

/// Base32, canonical bytes, plans and the text of blocks.
class TestPostBlocks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void base32_data();
    void base32();
    void base32ReadsBack();
    void hashesOfTheStandards();
    void planCases_data();
    void planCases();
    void badPlans_data();
    void badPlans();
    void plansReadBack();
    void linesAreShortAndChecked();
    void damageIsNamedWithItsLine_data();
    void damageIsNamedWithItsLine();
    void names_data();
    void names();
    void diceAreFair();
};

void TestPostBlocks::base32_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("good");
    QTest::newRow("nothing") << QByteArray() << QByteArray() << true;
    QTest::newRow("highest bit first") << QByteArray("G0") << QByteArray("\x80") << true;
    QTest::newRow("five bytes") << QByteArray("ZZZZZZZZ") << QByteArray("\xFF\xFF\xFF\xFF\xFF") << true;
    QTest::newRow("small letters") << QByteArray("zw") << QByteArray("\xFF") << true;
    QTest::newRow("I and L as 1, O as 0") << QByteArray("iLo0") << QByteArray("\x08\x40") << true;
    QTest::newRow("padding bits") << QByteArray("ZZ") << QByteArray() << false;
    QTest::newRow("a digit too many") << QByteArray("ZW0") << QByteArray() << false;
    QTest::newRow("U is no digit") << QByteArray("U0") << QByteArray() << false;
}

void TestPostBlocks::base32() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, good);
    const auto read = fromBase32(text.toStdString());
    QCOMPARE(read.has_value(), good);
    if (good)
        QCOMPARE(*read, bytes.toStdString());
}

void TestPostBlocks::base32ReadsBack() {
    QVERIFY(rc::check("bytes are read as they were written", [](const std::string& bytes) {
        const std::string text = sf::post::base32(bytes);
        RC_ASSERT(fromBase32(text) == bytes);
        RC_ASSERT(canonicalBase32(text) == text);
    }));
}

/// FIPS 180 and RFC 4231.
void TestPostBlocks::hashesOfTheStandards() {
    const auto hex = [](const Hash& hash) {
        return QByteArray(reinterpret_cast<const char*>(hash.data()), 32).toHex();
    };
    QCOMPARE(hex(sha256("abc")),
             QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    Secret key{};
    const std::string_view jefe = "Jefe";
    std::copy(jefe.begin(), jefe.end(), key.begin()); // shorter keys are padded with zeros
    QCOMPARE(hex(hmacSha256(key, "what do ya want for nothing?")),
             QByteArray("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
}

void TestPostBlocks::planCases_data() {
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("canonical");
    const auto row = [](const char* typed, const char* canonical) {
        QTest::newRow(typed) << QByteArray(typed) << QByteArray(canonical);
    };
    row("r2c4sr4c5", "R2C4sR4C5");
    row("KR3C2BR2C2", "KR3C2bR2C2");
    row("sR8C2bR9C2", "SR8C2bR9C2");
    row("R7C5XR8C5QCAPTURE", "R7C5xR8C5qcapture");
    row("R5C4XR4C5IF3WONAND5TIED", "R5C4xR4C5if3wonand5tied");
    row("END", "end");
    row("Resign", "resign");
    row("trccEccrt,MSRSRMRSM,CX5,RX20", "TRCCECCRT,MSRSRMRSM,Cx5,Rx20");
    row("r9c1M-s", "R9C1M-S");
    row("R9C1S-R", "R9C1S-R");
    row("R9C1B-S", "R9C1B-S");
    row("+sr9c1", "+SR9C1");
    row("s-r", "S-R");
}

void TestPostBlocks::planCases() {
    QFETCH(const QByteArray, typed);
    QFETCH(const QByteArray, canonical);
    QCOMPARE(canonicalPlan(typed.toStdString()), canonical.toStdString());
    QCOMPARE(canonicalPlan(typed.toUpper().toStdString()), canonical.toStdString());
    QCOMPARE(canonicalPlan(typed.toLower().toStdString()), canonical.toStdString());
}

void TestPostBlocks::badPlans_data() {
    QTest::addColumn<QByteArray>("plan");
    for (const char* plan :
         {"R1C1-R2C2,", ",R1C1-R2C2", "R1C1xR2C2if1won", "R1C1xR2C2,R1C1-R2C2if2won", "R1C1xR2C2,endif1",
          "R1C1xR2C2,endif0won", "R1C1xR2C2,endif1wonand", "R1C1xR2C2,endif1wonand1", "if1won",
          "R1C1xR2C2,endif01won", "R1C1xR2C2,endif1drawn", "resign,end", "R1C1xR2C2,resign",
          "end,resignif1won", "endif99999999999999won"})
        QTest::newRow(plan) << QByteArray(plan);
}

void TestPostBlocks::badPlans() {
    QFETCH(const QByteArray, plan);
    QVERIFY(!readPlan(plan.toStdString()));
}

void TestPostBlocks::plansReadBack() {
    QVERIFY(rc::check("a plan is read as it was written, also without its spaces and in capitals", [] {
        Players players(*rc::gen::arbitrary<std::uint64_t>());
        players.play(7 + *rc::gen::inRange<std::size_t>(0, 8));
        const std::string value(players.blocks().back().value(Field::Plan));
        std::string typed = spacedPlan(value);
        std::erase(typed, ' ');
        RC_ASSERT(typed == value);
        RC_ASSERT(canonicalPlan(value) == value);
        if (players.rules().isPlaying())
            RC_ASSERT(planValue(*readPlan(value)) == value);
    }));
}

void TestPostBlocks::linesAreShortAndChecked() {
    Players players(2);
    players.play(30);
    for (const Block& block : players.blocks()) {
        const QString text = QString::fromStdString(blockText(block));
        const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.first(), QStringLiteral("[squarefront 1]"));
        QCOMPARE(lines.last(), QStringLiteral("[/squarefront]"));
        for (const QString& line : lines.mid(1, lines.size() - 2)) {
            QVERIFY2(line.size() <= 70, qPrintable(line));
            QCOMPARE(line[line.size() - 3], u'/');
            QVERIFY2(!line.contains(u'*') && !line.contains(u'@') && !line.contains(u'='), qPrintable(line));
        }
        const ReadText read = readBlocks(text.toStdString());
        QCOMPARE(read.blocks.size(), std::size_t{1});
        QVERIFY(read.blocks.front().block == block);
    }
}

void TestPostBlocks::damageIsNamedWithItsLine_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* from, const char* to, ReadFault fault, int line) {
        QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << static_cast<int>(fault)
                            << line;
    };
    row("a digit", "clock: 1209600", "clock: 1209601", ReadFault::BadLine, 9);
    row("a lost line", "roles: dice /", "", ReadFault::Unknown, 8);
    row("a line cut in two", "1209600 /", "1209600\n\nsome words\n/", ReadFault::BadLine, 9);
    row("an unknown field", "roles:", "rolls:", ReadFault::Unknown, 8);
    row("a field twice", "number: 1 /", "number: 1 /8K\nnumber: 1 /", ReadFault::Repeated, 3);
    row("a second value of two lines", "clock:", "writer: 1 /00\nmore /00\nclock:", ReadFault::Repeated, 9);
    row("a misplaced field", "clock:", "previous: 1 /00\nmore /00\nclock:", ReadFault::Misplaced, 9);
    row("a line after a misplaced field", "clock:", "previous: 1 /00\nmore /00\nclock:", ReadFault::NotALine,
        10);
    row("no end", "[/squarefront]", "", ReadFault::NoEnd, 1);
    row("a newer version", "[squarefront 1]", "[squarefront 2]", ReadFault::OtherVersion, 1);
}

void TestPostBlocks::damageIsNamedWithItsLine() {
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const int, fault);
    QFETCH(const int, line);
    QString text = QString::fromStdString(blockText(*inviting({"Ada", "Ben"}, {})));
    QVERIFY(text.contains(from));
    text.replace(from, to);
    const ReadText read = readBlocks(text.toStdString());
    QVERIFY(read.blocks.empty());
    QVERIFY(!read.problems.empty());
    const bool isNamed = std::ranges::any_of(read.problems, [&](const ReadProblem& problem) {
        return static_cast<int>(problem.fault) == fault && problem.line == line;
    });
    for (const ReadProblem& problem : read.problems)
        qInfo("fault %d line %d found %s", static_cast<int>(problem.fault), problem.line,
              problem.found.c_str());
    QVERIFY(isNamed);
}

void TestPostBlocks::names_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("plain") << QByteArray("Ada") << true;
    QTest::newRow("any script") << QByteArray("Парсон Готти 安") << true;
    QTest::newRow("200 bytes") << QByteArray(200, 'x') << true;
    QTest::newRow("201 bytes") << QByteArray(201, 'x') << false;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("two lines") << QByteArray("A\nB") << false;
    QTest::newRow("a comment's sign") << QByteArray("A # B") << false;
    QTest::newRow("a space in front") << QByteArray(" A") << false;
    QTest::newRow("Latin-1") << QByteArray("Jos\xE9") << false;
    QTest::newRow("overlong") << QByteArray("\xC0\xAF") << false;
    QTest::newRow("half a pair") << QByteArray("\xED\xA0\x80") << false;
    QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << false;
}

void TestPostBlocks::names() {
    QFETCH(const QByteArray, name);
    QFETCH(const bool, good);
    QCOMPARE(isName(name.toStdString()), good);
    QCOMPARE(inviting({name.toStdString(), "Ben"}, {}).has_value(), good);
}

/// Each face of a die comes as often as the others: 6,000 throws for each of 10 streams, chi squared with 5
/// degrees of freedom, of which 99.99 % lie below 25.7.
void TestPostBlocks::diceAreFair() {
    for (std::uint32_t number = 1; number <= 10; ++number) {
        DiceStream stream(Secret{7}, Hash{8}, number, Hash{9});
        std::array<int, 6> counts{};
        for (int roll = 0; roll < 6000; ++roll)
            ++counts[static_cast<std::size_t>(stream.roll(6)) - 1];
        double chi = 0;
        for (const int count : counts)
            chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
        QVERIFY2(chi < 25.7, qPrintable(QString::number(chi)));
    }
}

template struct sf::test::Registered<TestPostBlocks>;
#include "test_post_blocks.moc"
