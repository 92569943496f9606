// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/match_score.h"
#include "core/players/imperio/weights.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTest>

using namespace sf::imperio;
using What = WeightsError::What;

/// Files of weights, good and bad, and how a match is counted.
class TestImperioWeights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resourceIsGood();
    void writtenIsRead();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void cutOffFilesAreRefused();
    void scoresBecomeElo();
};

void TestImperioWeights::resourceIsGood() {
    QFile file(QStringLiteral(SQUAREFRONT_WEIGHTS));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.size() < 1 << 20);
    const auto weights = readWeights(file.readAll().toStdString());
    QVERIFY(std::holds_alternative<Weights>(weights));
    QVERIFY(std::get<Weights>(weights)[indexOf(Feature::Knights)] > 0);
}

void TestImperioWeights::writtenIsRead() {
    const auto weights = readWeights(weightsText(handWeights(), "by hand"));
    QVERIFY(std::get<Weights>(weights) == handWeights());
}

void TestImperioWeights::badFilesAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("what");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const QByteArray& text, What what, int line) {
        QTest::newRow(name) << text << static_cast<int>(what) << line;
    };
    row("empty", "", What::NoHeader, 0);
    row("not a header", "knights 3\n", What::NoHeader, 1);
    row("other version", "squarefront-imperio-weights 2\n", What::OtherVersion, 1);
    row("no number", "squarefront-imperio-weights 1\nknights many\n", What::BadLine, 2);
    row("nothing", "squarefront-imperio-weights 1\nknights\n", What::BadLine, 2);
    row("too large", "squarefront-imperio-weights 1\nknights 1000001\n", What::BadLine, 2);
    row("unknown", "squarefront-imperio-weights 1\n\n# here\ndragons 3\n", What::Unknown, 4);
    row("repeated", "squarefront-imperio-weights 1\nknights 3\nknights 3\n", What::Repeated, 3);
}

void TestImperioWeights::badFilesAreRefused() {
    QFETCH(QByteArray, text);
    QFETCH(int, what);
    QFETCH(int, line);
    const auto read = readWeights(text.toStdString());
    QVERIFY(std::holds_alternative<WeightsError>(read));
    QCOMPARE(static_cast<int>(std::get<WeightsError>(read).what), what);
    QCOMPARE(std::get<WeightsError>(read).line, line);
}

void TestImperioWeights::cutOffFilesAreRefused() {
    const std::string whole = weightsText(handWeights(), "");
    const std::size_t lastName = whole.rfind('\n', whole.size() - 2);
    for (std::size_t size = 0; size <= lastName; ++size)
        QVERIFY(std::holds_alternative<WeightsError>(readWeights(std::string_view(whole).substr(0, size))));
}

void TestImperioWeights::scoresBecomeElo() {
    MatchScore score;
    QCOMPARE(*score.elo(), 0.0);
    for (int pair = 0; pair < 100; ++pair)
        score.addPair(2, pair < 50 ? 0 : 2);
    QCOMPARE(score.wins(), 150);
    QCOMPARE(score.losses(), 50);
    // 400 log10(3)
    QVERIFY(std::abs(*score.elo() - 190.848) < 0.01);
    QVERIFY(score.interval().low < *score.elo() && *score.elo() < score.interval().high);
    QVERIFY(score.likelihoodRatio(0, 50) > decidedAt);
    QVERIFY(score.likelihoodRatio(300, 400) < -decidedAt);
    MatchScore sweep;
    sweep.addPair(2, 2);
    QVERIFY(!sweep.elo());
}

template struct sf::test::Registered<TestImperioWeights>;
#include "test_imperio_weights.moc"
