// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

const QByteArray twoStacks =
    R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
  "map": {"columns": 8, "rows": 8}, "unitKinds": {"Stabber": {"attack": 3, "defense": 2, "hits": 4, "move": 4}},
  "stacks": [
    {"id": "r", "side": 0, "hex": [2, 2], "facing": 3, "units": [{"id": "u1", "kind": "Stabber", "initiative": 9}]},
    {"id": "b", "side": 1, "hex": [2, 3], "units": [{"id": "u2", "kind": "Stabber"}]}]})";

QByteArray withOrders(const char* orders) {
    return twoStacks.chopped(1) + R"(, "orders": )" + orders + '}';
}

} // namespace

/// squarefront-cli round as a script uses it.
class TestRoundCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QFile file(path(QStringLiteral("battle.sqf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(withOrders(R"({"r": {"attack": "b"}})")) > 0); // b strikes back without an order
    }

    void json() {
        const Answer answer = run({QStringLiteral("--dice"), QStringLiteral("12,4"), QStringLiteral("-o"),
                                   path(QStringLiteral("out.sqf")), QStringLiteral("--json")});
        QCOMPARE(answer.errors, QByteArray());
        QCOMPARE(answer.status, 0);
        const QJsonObject object = QJsonDocument::fromJson(answer.output).object();
        const QJsonArray events = object[QStringLiteral("events")].toArray();
        QCOMPARE(events[0][QStringLiteral("event")].toString(), QStringLiteral("roundBegins"));
        QCOMPARE(events[0][QStringLiteral("amount")].toInt(), 1);
        QCOMPARE(events[2][QStringLiteral("event")].toString(), QStringLiteral("conflictFights"));
        const QJsonObject hit = events[3].toObject();
        QCOMPARE(hit[QStringLiteral("event")].toString(), QStringLiteral("hits"));
        QCOMPARE(hit[QStringLiteral("rule")].toString(), QStringLiteral("SMM-27"));
        QCOMPARE(hit[QStringLiteral("dice")].toArray(),
                 (QJsonArray{QJsonObject{{QStringLiteral("sides"), 20}, {QStringLiteral("value"), 12}}}));
        const QJsonObject after = object[QStringLiteral("document")].toObject();
        QCOMPARE(after[QStringLiteral("round")].toInt(), 1);
        QCOMPARE(after[QStringLiteral("conflicts")].toArray().size(), 1);
        QCOMPARE(after[QStringLiteral("stacks")][1][QStringLiteral("units")][0][QStringLiteral("hitsLeft")]
                     .toInt(),
                 1);
        QCOMPARE(QJsonDocument::fromJson(read(QStringLiteral("out.sqf"))).object(), after);
    }

    void theSameSeedGivesTheSameRound() {
        const QStringList seeded{QStringLiteral("--seed"), QStringLiteral("s"), QStringLiteral("--json")};
        const Answer first = run(seeded);
        QCOMPARE(first.status, 0);
        QCOMPARE(run(seeded).output, first.output);
        const QJsonObject after =
            QJsonDocument::fromJson(first.output)[QStringLiteral("document")].toObject();
        QCOMPARE(after[QStringLiteral("seed")].toString(), QStringLiteral("s"));
        QCOMPARE(after[QStringLiteral("history")].toString().size(), 64);
    }

    void text() {
        const Answer answer = run({QStringLiteral("--dice"), QStringLiteral("12,4")});
        QVERIFY2(answer.output.contains("r hit b for 3 damage (9 or more needed) [12/20] (SMM-27)\n"),
                 answer.output.constData());
    }

    void errors_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        const auto orders = [](const char* name, const char* json, const char* part) {
            QTest::newRow(name) << QStringList{QStringLiteral("--dice"), QStringLiteral("9,9"),
                                               QStringLiteral("--orders"), QString::fromUtf8(json)}
                                << 1 << QByteArray(part);
        };
        orders("unknown stack", R"({"x": {"hold": true}})", "“x”");
        orders("unknown key", R"({"r": {"run": 1}})", "r.run");
        orders("rotation", R"({"r": {"rotate": 4}})", "r.rotate");
        orders("edge alone", R"({"r": {"edge": "back"}})", "r.edge");
        orders("broken", R"({"r": )", "line 1");
        orders("repeated", R"({"r": {}, "r": {}})", "r");
        orders("refused", R"({"r": {"posture": "offensive"}})", "SMM-13");
        orders("no file", "none.json", "none.json");
        QTest::newRow("dice run out")
            << QStringList{QStringLiteral("--dice"), QStringLiteral("9")} << 1
            << QByteArray("battle.sqf: --dice[1]: expected a number from 1 to 20, found none\n");
        QTest::newRow("dice left over")
            << QStringList{QStringLiteral("--dice"), QStringLiteral("12,4,6")} << 1
            << QByteArray("battle.sqf: --dice[2]: expected no more numbers, found 6\n");
        QTest::newRow("orders without end")
            << QStringList{QStringLiteral("--orders"), QStringLiteral("/dev/zero")} << 1
            << QByteArray("/dev/zero: expected a file of at most 64.00 MiB, found more\n");
        QTest::newRow("orders in a folder") << QStringList{QStringLiteral("--orders"), QStringLiteral("/")}
                                            << 1 << QByteArray("it is a folder");
        QTest::newRow("no such face")
            << QStringList{QStringLiteral("--dice"), QStringLiteral("21")} << 1
            << QByteArray("battle.sqf: --dice[0]: expected a number from 1 to 20, found 21\n");
        QTest::newRow("no face 0") << QStringList{QStringLiteral("--dice"), QStringLiteral("9,0")} << 1
                                   << QByteArray("found 0");
        QTest::newRow("no number") << QStringList{QStringLiteral("--dice"), QStringLiteral("a")} << 2
                                   << QByteArray("“a”");
        QTest::newRow("both") << QStringList{QStringLiteral("--dice"), QStringLiteral("9"),
                                             QStringLiteral("--seed"), QStringLiteral("s")}
                              << 2 << QByteArray("not both");
    }
    void errors() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, part);
        QFile out(path(QStringLiteral("out.sqf")));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write("older"), 5);
        out.close();
        const Answer answer = run(words + QStringList{QStringLiteral("-o"), out.fileName()});
        QTEST(answer.status, "status");
        QVERIFY(answer.output.isEmpty());
        QVERIFY2(answer.errors.endsWith('\n') && answer.errors.count('\n') == 1, answer.errors.constData());
        QVERIFY2(answer.errors.contains(part), answer.errors.constData());
        QCOMPARE(read(QStringLiteral("out.sqf")), QByteArray("older"));
    }

    /// The document's own orders are refused as its own.
    void ordersOfTheDocument() {
        QFile file(path(QStringLiteral("battle.sqf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(withOrders(R"({"r": {"posture": "offensive"}})"));
        file.close();
        const Answer answer = run({});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains("battle.sqf: orders.r: SMM-13: "), answer.errors.constData());
        QVERIFY(run({QStringLiteral("--orders"), QStringLiteral(R"({"r": {"posture": "defensive"}})")})
                    .errors.startsWith("--orders: r: SMM-13: "));
    }

    /// A round that can't be played now is nobody's order.
    void deploymentIsNoRound() {
        QFile file(path(QStringLiteral("battle.sqf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            QByteArray(withOrders("{}")).replace("\"sides\"", R"("play": {"phase": "deployment"}, "sides")"));
        file.close();
        const Answer answer = run({});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains("battle.sqf: BAT-2: "), answer.errors.constData());
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Answer run(const QStringList& words) const {
        return sf::test::run(QStringList{QStringLiteral("round"), path(QStringLiteral("battle.sqf"))} +
                             words);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

template struct sf::test::Registered<TestRoundCommand, QCoreApplication>;
#include "test_round_command.moc"
