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

const QByteArray threeStacks =
    R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
  "map": {"columns": 8, "rows": 8}, "unitKinds": {"Stabber": {"attack": 3, "defense": 2, "hits": 4, "move": 4}},
  "stacks": [
    {"id": "r", "side": 0, "hex": [2, 2], "facing": 3, "units": [{"id": "u1", "kind": "Stabber"}]},
    {"id": "far", "side": 0, "hex": [7, 7], "units": [{"id": "u2", "kind": "Stabber"}]},
    {"id": "b", "side": 1, "hex": [2, 3], "facing": 3, "posture": "offensive",
     "units": [{"id": "u3", "kind": "Stabber", "warlord": true, "upkeep": 9}, {"id": "u4", "kind": "Stabber"}]}]})";

/// Formed with nine units; the first has croaked since.
const QByteArray nineGuards =
    R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
  "map": {"columns": 8, "rows": 8}, "unitKinds": {"Guard": {"attack": 3, "defense": 5, "hits": 4, "move": 4}},
  "stacks": [
    {"id": "r", "side": 0, "hex": [2, 2], "facing": 3, "units": [{"id": "u1", "kind": "Guard", "initiative": 99}]},
    {"id": "b", "side": 1, "hex": [2, 3], "facing": 3, "formed": ["g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9"],
     "units": [{"id": "g1", "kind": "Guard", "hitsLeft": 0}, {"id": "g2", "kind": "Guard"},
               {"id": "g3", "kind": "Guard"}, {"id": "g4", "kind": "Guard"}, {"id": "g5", "kind": "Guard"},
               {"id": "g6", "kind": "Guard"}, {"id": "g7", "kind": "Guard"}, {"id": "g8", "kind": "Guard"},
               {"id": "g9", "kind": "Guard"}]}],
  "conflicts": [{"stacks": ["r", "b"], "initiative": {"r": 99, "b": 1}}],
  "orders": {"r": {"attack": "b"}}})";

} // namespace

/// squarefront-cli exchange as a script uses it.
class TestExchangeCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_path = m_folder.filePath(QStringLiteral("battle.sqf"));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(threeStacks), threeStacks.size());
    }

    void json() {
        const Answer answer = run(QStringLiteral("exchange FILE --attacker r --target b --json"));
        QCOMPARE(answer.status, 0);
        const QJsonObject object = QJsonDocument::fromJson(answer.output).object();
        QCOMPARE(
            object.keys().join(u' '),
            QStringLiteral("attackPower attackerEdge damage defensePower edge hitChance joinChance order "
                           "orderJoined struck terms"));
        QCOMPARE(object[QStringLiteral("edge")].toString(), QStringLiteral("back"));
        QCOMPARE(object[QStringLiteral("attackPower")].toInt(), 3);
        QCOMPARE(object[QStringLiteral("defensePower")].toInt(-1), 0); // 2 over the Back of one square
        QCOMPARE(object[QStringLiteral("hitChance")][QStringLiteral("fraction")].toString(),
                 QStringLiteral("7/10"));
        QCOMPARE(object[QStringLiteral("hitChance")][QStringLiteral("number")].toDouble(), 0.7);
        QCOMPARE(object[QStringLiteral("joinChance")][QStringLiteral("fraction")].toString(),
                 QStringLiteral("1/10"));
        QCOMPARE(object[QStringLiteral("damage")].toInt(), 3);
        const QJsonArray order{QJsonArray{QStringLiteral("b"), QStringLiteral("u4")},
                               QJsonArray{QStringLiteral("b"), QStringLiteral("u3")}};
        QCOMPARE(object[QStringLiteral("order")].toArray(), order);
        const QJsonObject term = object[QStringLiteral("terms")][2].toObject();
        QCOMPARE(term.keys().join(u' '), QStringLiteral("name power rule value"));
        QCOMPARE(term[QStringLiteral("power")].toString(), QStringLiteral("defensePower"));
        QCOMPARE(term[QStringLiteral("rule")].toString(), QStringLiteral("SMM-12"));
        QCOMPARE(term[QStringLiteral("value")].toInt(), -2);
    }

    void text() {
        const Answer answer = run(QStringLiteral("exchange FILE --attacker r --target b"));
        QCOMPARE(answer.status, 0);
        for (const char* part : {"Back", "SMM-12", "SMM-17", "7/10"})
            QVERIFY2(answer.output.contains(part), answer.output.constData());
    }

    /// The next round re-forms the target before anybody strikes, and exchange shows what that round will do.
    void betweenRounds_SMM18() {
        QFile file(m_folder.filePath(QStringLiteral("gaps.sqf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(nineGuards);
        file.close();
        const QJsonObject exchange =
            run(QStringLiteral("exchange %1 --attacker r --target b --json").arg(file.fileName())).json();
        QCOMPARE(exchange[QStringLiteral("defensePower")].toInt(), 3); // 5, 2 less over the Back of eight
        QCOMPARE(exchange[QStringLiteral("order")][0][1].toString(), QStringLiteral("g9"));
        const Answer round = run(QStringLiteral("round %1 --dice 10,1 --json").arg(file.fileName()));
        for (const QJsonValue event : round.json()[QStringLiteral("events")].toArray())
            if (event[QStringLiteral("event")] == QLatin1String("hits"))
                QCOMPARE(event[QStringLiteral("needed")].toInt(), 10);
        QVERIFY2(round.output.contains("\"hits\""), round.output.constData());
    }

    void errors_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("unknown attacker") << QStringLiteral("exchange FILE --attacker x --target b") << 1;
        QTest::newRow("unknown target") << QStringLiteral("exchange FILE --attacker r --target x") << 1;
        QTest::newRow("same side") << QStringLiteral("exchange FILE --attacker r --target far") << 1;
        QTest::newRow("out of reach") << QStringLiteral("exchange FILE --attacker far --target b") << 1;
        QTest::newRow("no shooters") << QStringLiteral("exchange FILE --attacker r --target b --shoot") << 1;
        QTest::newRow("no file") << QStringLiteral("exchange none --attacker r --target b") << 1;
        QTest::newRow("no target") << QStringLiteral("exchange FILE --attacker r") << 2;
        QTest::newRow("no id") << QStringLiteral("exchange FILE --target b --attacker") << 2;
        QTest::newRow("unknown option") << QStringLiteral("exchange FILE --attacker r --target b --x") << 2;
        QTest::newRow("no document") << QStringLiteral("exchange --attacker r --target b") << 2;
    }
    void errors() {
        QFETCH(QString, words);
        const Answer answer = run(words);
        QTEST(answer.status, "status");
        QVERIFY(answer.output.isEmpty());
        QVERIFY2(answer.errors.endsWith('\n') && answer.errors.count('\n') == 1, answer.errors.constData());
    }

private:
    Answer run(const QString& words) const {
        QStringList list = words.split(u' ');
        list.replaceInStrings(QStringLiteral("FILE"), m_path);
        return sf::test::run(list);
    }
    QTemporaryDir m_folder;
    QString m_path;
};

template struct sf::test::Registered<TestExchangeCommand, QCoreApplication>;
#include "test_exchange_command.moc"
