// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

const QByteArray multiplierDuel =
    R"({"squarefront": 1, "kind": "battle", "rules": "multiplier", "sides": [{}, {}], "map": {"columns": 8, "rows": 8},
  "stacks": [{"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "u1", "attack": 3, "hits": 4}]},
             {"id": "b", "side": 1, "hex": [2, 2], "units": [{"id": "u2", "attack": 3, "hits": 4}]}]})";

} // namespace

/// squarefront-cli multiplier: its dice and its rules.
class TestMultiplierCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dice_data() {
        QTest::addColumn<QString>("dice");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("four") << QStringLiteral("3,4,3,4") << 0 << QByteArray();
        QTest::newRow("too few") << QStringLiteral("3,4,3") << 1
                                 << QByteArray(
                                        "b.sqf: --dice[3]: expected a number from 1 to 6, found none\n");
        QTest::newRow("too many") << QStringLiteral("3,4,3,4,1,2") << 1
                                  << QByteArray("b.sqf: --dice[4]: expected no more numbers, found 1\n");
        QTest::newRow("no such face")
            << QStringLiteral("3,7,3,4") << 1
            << QByteArray("b.sqf: --dice[1]: expected a number from 1 to 6, found 7\n");
    }
    void dice() {
        QFETCH(QString, dice);
        QFETCH(QByteArray, says);
        const Answer answer = fight(multiplierDuel, {QStringLiteral("--dice"), dice});
        QTEST(answer.status, "status");
        QVERIFY2(answer.errors.endsWith(says), answer.errors.constData());
        QCOMPARE(answer.output.isEmpty(), answer.status != 0);
    }

    void otherRules() {
        const Answer answer = fight(QByteArray(multiplierDuel).replace("multiplier", "smm"), {});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.endsWith("b.sqf: rules: expected “multiplier”, found “smm”\n"),
                 answer.errors.constData());
    }

private:
    static Answer fight(const QByteArray& battle, const QStringList& words) {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("b.sqf")));
        if (!file.open(QIODevice::WriteOnly) || file.write(battle) != battle.size())
            return {};
        file.close();
        return sf::test::run(QStringList{QStringLiteral("multiplier"), file.fileName(),
                                         QStringLiteral("--attacker"), QStringLiteral("r"),
                                         QStringLiteral("--defender"), QStringLiteral("b")} +
                             words);
    }
};

template struct sf::test::Registered<TestMultiplierCommand, QCoreApplication>;
#include "test_multiplier_command.moc"
