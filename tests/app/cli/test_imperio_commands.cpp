// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;
using sf::test::jsonOption;
using sf::test::run;

namespace {

const QString replay = QStringLiteral("replay");
const QString moves = QStringLiteral("moves");

} // namespace

/// squarefront-cli imperio odds, replay and moves as a script uses them.
class TestImperioCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oddsAreExact();
    void replayOfTheExample();
    void movesAreSortedAndEndWithTheGame();
    void missingDice();
    void errorsNameFileLineAndRule_data();
    void errorsNameFileLineAndRule();
    void recordInsideADocument();
    void wrongUsage();

private:
    QString file(const QByteArray& text);
    QByteArray example() const;
    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestImperioCommands::file(const QByteArray& text) {
    QFile file(m_folder.filePath(QString::number(++m_files) + QStringLiteral(".imperio")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

QByteArray TestImperioCommands::example() const {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestImperioCommands::oddsAreExact() {
    const Answer answer = run({QStringLiteral("imperio"), QStringLiteral("odds"), jsonOption});
    QCOMPARE(answer.status, 0);
    const QJsonArray rows = QJsonDocument::fromJson(answer.output).array();
    QCOMPARE(rows.size(), 77);
    const QJsonObject first = rows.first().toObject();
    QCOMPARE(first.value(QStringLiteral("attacker")).toString(), QStringLiteral("knight"));
    QCOMPARE(first.value(QStringLiteral("charge")).toInt(-1), 0);
    QCOMPARE(first.value(QStringLiteral("attackerDice")).toInt(), 2);
    QCOMPARE(first.value(QStringLiteral("win")).toString(), QStringLiteral("575/1296"));
    QCOMPARE(first.value(QStringLiteral("tie")).toString(), QStringLiteral("73/648"));
    QVERIFY(rows.last().toObject().value(QStringLiteral("charge")).isNull());
}

void TestImperioCommands::replayOfTheExample() {
    const Answer answer = run({QStringLiteral("imperio"), replay, file(example()), jsonOption});
    QCOMPARE(answer.status, 0);
    const QJsonObject state = QJsonDocument::fromJson(answer.output).object();
    QCOMPARE(state.value(QStringLiteral("board")).toArray().at(2).toString(), QStringLiteral("OKOOOKOOO"));
    QCOMPARE(state.value(QStringLiteral("turn")).toInt(), 2);
    QCOMPARE(state.value(QStringLiteral("toMove")).toString(), QStringLiteral("defender"));
    const QJsonObject reserve = state.value(QStringLiteral("reinforcements")).toObject();
    QCOMPARE(reserve.value(QStringLiteral("attacker")).toObject().value(QStringLiteral("K")).toInt(), 5);
    QCOMPARE(reserve.value(QStringLiteral("defender")).toObject().value(QStringLiteral("R")).toInt(), 20);
    QCOMPARE(state.value(QStringLiteral("entrenched")).toArray(),
             (QJsonArray{QStringLiteral("R1C2"), QStringLiteral("R1C8"), QStringLiteral("R9C6"),
                         QStringLiteral("R9C9")}));
    const QJsonObject result = state.value(QStringLiteral("result")).toObject();
    QCOMPARE(result.value(QStringLiteral("winner")).toString(), QStringLiteral("attacker"));
    QCOMPARE(result.value(QStringLiteral("reason")).toString(), QStringLiteral("resigned"));
    for (const QJsonValue event : state.value(QStringLiteral("events")).toArray())
        QVERIFY(event.toObject().value(QStringLiteral("rule")).toString().startsWith(QLatin1String("IMP-")));
}

void TestImperioCommands::movesAreSortedAndEndWithTheGame() {
    QByteArray going = example();
    going.truncate(going.indexOf("2a  end"));
    const Answer answer = run({QStringLiteral("imperio"), moves, file(going), jsonOption});
    QCOMPARE(answer.status, 0);
    QStringList list;
    for (const QJsonValue move : QJsonDocument::fromJson(answer.output).array())
        list.push_back(move.toString());
    QStringList sorted = list;
    std::sort(sorted.begin(), sorted.end());
    QCOMPARE(list, sorted);
    QVERIFY(list.contains(QStringLiteral("end")) && list.contains(QStringLiteral("resign")));
    QVERIFY(list.contains(QStringLiteral("R1C5-R2C4-R3C3")));
    const Answer over = run({QStringLiteral("imperio"), moves, file(example()), jsonOption});
    QCOMPARE(QJsonDocument::fromJson(over.output).array().size(), 0);
}

void TestImperioCommands::missingDice() {
    const QString record =
        file(example().replace("(6,4,3,3,1|5,2)", "").replace("(4,4,2|6,1,2) R3C6(3|1,5,2)", ""));
    QCOMPARE(run({QStringLiteral("imperio"), replay, record}).status, 1);
    const QStringList seeded{QStringLiteral("imperio"), replay, record, QStringLiteral("--seed"),
                             QStringLiteral("Ä")};
    QCOMPARE(run(seeded).output, run(seeded).output);
    const QString dice = QStringLiteral("6,4,3,3,1,5,2,4,4,2,6,1,2,3,1,5,2");
    const Answer scripted =
        run({QStringLiteral("imperio"), replay, record, QStringLiteral("--dice"), dice, jsonOption});
    QCOMPARE(scripted.status, 0);
    QCOMPARE(scripted.output, run({QStringLiteral("imperio"), replay, file(example()), jsonOption}).output);
    const Answer surplus = run(
        {QStringLiteral("imperio"), moves, record, QStringLiteral("--dice"), dice + QStringLiteral(",9")});
    QCOMPARE(surplus.status, 1);
    QVERIFY2(surplus.errors.endsWith(": --dice[17]: expected no more numbers, found 9\n"),
             surplus.errors.constData());
    for (const char* few : {"6,4,3", "6,4,3,3,7,1,1", "0"})
        QCOMPARE(run({QStringLiteral("imperio"), replay, record, QStringLiteral("--dice"),
                      QString::fromLatin1(few)})
                     .status,
                 1);
}

void TestImperioCommands::errorsNameFileLineAndRule_data() {
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("with");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("an illegal step") << QByteArray("R2C6-R3C6") << QByteArray("R2C6-R4C6")
                                     << QByteArray("line 18: IMP-9: ");
    QTest::newRow("too few dice") << QByteArray("3,3,1|") << QByteArray("3,3|")
                                  << QByteArray("line 21: IMP-13: ");
    QTest::newRow("a seven") << QByteArray("3,3,1|") << QByteArray("3,3,7|")
                             << QByteArray("line 21: IMP-11: ");
    QTest::newRow("noise") << QByteArray("2d  resign") << QByteArray("\x80\x81")
                           << QByteArray("line 25: expected ");
    QTest::newRow("after the end") << QByteArray("2d  resign") << QByteArray("2d resign\n3a end")
                                   << QByteArray("line 26: IMP-23: ");
}

void TestImperioCommands::errorsNameFileLineAndRule() {
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, with);
    QFETCH(const QByteArray, place);
    const QString path = file(example().replace(what, with));
    for (const QString& command : {replay, moves}) {
        const Answer answer = run({QStringLiteral("imperio"), command, path});
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.output.isEmpty());
        QVERIFY2(answer.errors.startsWith(path.toLocal8Bit() + ": " + place), answer.errors.constData());
        QCOMPARE(answer.errors.count('\n'), 1);
    }
}

void TestImperioCommands::recordInsideADocument() {
    const auto documentOf = [this](const QByteArray& record) {
        QJsonArray lines;
        for (const QByteArray& line : record.trimmed().split('\n'))
            lines.append(QString::fromUtf8(line));
        const QJsonObject game{{QStringLiteral("squarefront"), 1},
                               {QStringLiteral("kind"), QStringLiteral("imperio")},
                               {QStringLiteral("record"), lines}};
        return file(QJsonDocument(game).toJson());
    };
    for (const QString& command : {replay, moves})
        QCOMPARE(run({QStringLiteral("imperio"), command, documentOf(example()), jsonOption}).output,
                 run({QStringLiteral("imperio"), command, file(example()), jsonOption}).output);
    const auto refusalOf = [](const QString& path) {
        const Answer answer = run({QStringLiteral("imperio"), replay, path});
        return answer.status == 1 && answer.errors.startsWith(path.toLocal8Bit()) ? answer.errors
                                                                                  : QByteArray();
    };
    const QByteArray illegal = example().replace("R2C6-R3C6", "R2C6-R4C6");
    QVERIFY2(refusalOf(documentOf(illegal)).contains(": record[17]: IMP-9: "),
             refusalOf(documentOf(illegal)).constData());
    QVERIFY(refusalOf(file(R"({"squarefront": 1, "kind": "imperio", "setup": {}})"))
                .contains("record: expected a game whose"));
    QVERIFY(refusalOf(file(R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "R"}, {"name": "B"}],
                               "map": {"columns": 8, "rows": 8}, "stacks": []})"))
                .contains("kind: expected “imperio”"));
}

void TestImperioCommands::wrongUsage() {
    const QString record = file(example());
    for (const QStringList& words :
         {QStringList{replay}, QStringList{replay, record, QStringLiteral("--dice"), QStringLiteral("a")},
          QStringList{moves, record, record}, QStringList{QStringLiteral("odds"), record}})
        QCOMPARE(run(QStringList{QStringLiteral("imperio")} + words).status, 2);
    QCOMPARE(run({QStringLiteral("imperio"), replay, m_folder.filePath(QStringLiteral("none"))}).status, 1);
}

template struct sf::test::Registered<TestImperioCommands, QCoreApplication>;
#include "test_imperio_commands.moc"
