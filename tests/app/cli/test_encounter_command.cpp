// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

const QByteArray cellar =
    R"({"squarefront": 1, "kind": "encounter", "items": [{"id": "bow", "weapon": {"damage": "1d6", "type": ["ranged"]}}],
 "people": [{"id": "Ann", "level": -1, "items": ["bow"], "wielded": "bow"}],
 "encounters": [{"id": "e1", "level": -1, "monsters": [{"id": "Newt", "hp": 4, "damage": "1d3", "type": ["ranged"]}]}]})";

} // namespace

/// squarefront-cli encounter, run as a script runs it.
class TestEncounterCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void attackWithScriptedDice();
    void oneCommandAfterAnother();
    void prints();
    void rendersItsFloors();
    void refusals_data();
    void refusals();
    void badDocuments_data();
    void badDocuments();

private:
    Answer run(const QString& words, const QStringList& more = {}) const;
    QTemporaryDir m_folder;
    QString m_file;
};

/// Inserts the file after the first word.
Answer TestEncounterCommand::run(const QString& words, const QStringList& more) const {
    QStringList all = words.split(u' ');
    all.insert(1, m_file);
    return sf::test::run(all + more);
}

void TestEncounterCommand::init() {
    m_file = m_folder.filePath(QStringLiteral("cellar.sqf"));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(cellar);
}

void TestEncounterCommand::attackWithScriptedDice() {
    const Answer answer = run(QStringLiteral("encounter attack Ann Newt --dice 3,2 --json"));
    QCOMPARE(answer.status, 0);
    const QJsonObject result = QJsonDocument::fromJson(answer.output).object();
    const QJsonObject first = result.value(QStringLiteral("events")).toArray().at(0).toObject();
    QCOMPARE(first.value(QStringLiteral("rule")).toString(), QStringLiteral("ENC-7"));
    QCOMPARE(first.value(QStringLiteral("dice")).toArray().at(0).toObject().value(QStringLiteral("value")),
             3);
    const QJsonObject document = result.value(QStringLiteral("document")).toObject();
    const QJsonObject ann = document.value(QStringLiteral("people")).toArray().at(0).toObject();
    QCOMPARE(ann.value(QStringLiteral("hp")).toInt(), 8);
    QVERIFY(result.value(QStringLiteral("announcement"))
                .toString()
                .startsWith(QStringLiteral("Ann attacks Newt")));
}

void TestEncounterCommand::oneCommandAfterAnother() {
    const QStringList out{QStringLiteral("-o"), m_file};
    QCOMPARE(run(QStringLiteral("encounter attack Ann Newt --seed x"), out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter move Ann -2"), out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter clock 24"), out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter drop Ann bow"), out).status, 0);
    const Answer answer = run(QStringLiteral("encounter take Ann bow"));
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.output.contains("Ann takes bow from the Loot of level"), answer.output.constData());
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(saved.value(QStringLiteral("hour")).toInt(), 24);
    QCOMPARE(saved.value(QStringLiteral("journal")).toArray().size(), 4);
    for (const int actions : {1, 2}) {
        const QJsonObject then = run(QStringLiteral("replay --json --after %1").arg(actions)).json();
        QCOMPARE(then.value(QStringLiteral("of")).toInt(), 4);
        const QJsonObject ann = then.value(QStringLiteral("people")).toArray().at(0).toObject();
        QCOMPARE(ann.value(QStringLiteral("level")).toInt() == -2, actions == 2);
    }
    QVERIFY(run(QStringLiteral("replay")).output.contains("Ann moves from level"));
    QCOMPARE(run(QStringLiteral("replay --after 5")).status, 1);
}

void TestEncounterCommand::prints() {
    for (const char* what : {"party", "monsters", "posts"}) {
        const QString out = m_file + QStringLiteral(".pdf");
        const Answer answer =
            run(QStringLiteral("print --what ") + QLatin1String(what), {QStringLiteral("-o"), out});
        QVERIFY2(answer.status == 0, answer.errors.constData());
        QVERIFY(QFile::exists(out));
        QVERIFY(QFile::remove(out));
    }
    QCOMPARE(run(QStringLiteral("print --what map"), {QStringLiteral("-o"), m_file + QStringLiteral(".pdf")})
                 .status,
             2);
}

void TestEncounterCommand::rendersItsFloors() {
    const QString out = m_file + QStringLiteral(".png");
    const QStringList to{QStringLiteral("-o"), out};
    const Answer one = run(QStringLiteral("render --width 600"), to);
    QVERIFY2(one.status == 0 && one.errors.isEmpty(), one.errors.constData());
    const QImage small(out);
    QCOMPARE(small.width(), 600);
    // Once Ann is on another floor, the picture has one more.
    QCOMPARE(run(QStringLiteral("encounter move Ann 3"), {QStringLiteral("-o"), m_file}).status, 0);
    QCOMPARE(run(QStringLiteral("render --width 600"), to).status, 0);
    const QImage large(out);
    QVERIFY(large.height() > small.height());
    QVERIFY(QFile::remove(out));
    const Answer after = run(QStringLiteral("render --after 1"), to);
    QCOMPARE(after.status, 1);
    QCOMPARE(after.errors.count('\n'), 1);
    QVERIFY2(after.errors.contains("expected at most 0"), after.errors.constData()); // edits are no scenes
    QVERIFY(!QFile::exists(out));
}

void TestEncounterCommand::refusals_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("a Monster acts") << QStringLiteral("encounter attack Newt Ann") << 1
                                    << QByteArray("ENC-7");
    QTest::newRow("unknown item") << QStringLiteral("encounter wield Ann axe") << 1 << QByteArray("axe");
    QTest::newRow("too few dice") << QStringLiteral("encounter attack Ann Newt --dice 3") << 1
                                  << QByteArray("cellar.sqf: --dice[1]: expected a number from 1 to ");
    QTest::newRow("a die too many") << QStringLiteral("encounter attack Ann Newt --dice 3,2,5,5,5,5") << 1
                                    << QByteArray("expected no more numbers, found 5");
    QTest::newRow("dice for nothing") << QStringLiteral("encounter move Ann 3 --dice 3") << 1
                                      << QByteArray("--dice[0]: expected no more numbers, found 3");
    QTest::newRow("no such face") << QStringLiteral("encounter attack Ann Newt --dice 7,1") << 1
                                  << QByteArray("--dice");
    QTest::newRow("unknown command") << QStringLiteral("encounter dance Ann") << 2 << QByteArray("dance");
    QTest::newRow("no number") << QStringLiteral("encounter clock soon") << 2 << QByteArray("soon");
    QTest::newRow("a word too many") << QStringLiteral("encounter wear Ann bow now") << 2
                                     << QByteArray("now");
}

void TestEncounterCommand::refusals() {
    QFETCH(QString, words);
    const Answer answer = run(words);
    QTEST(answer.status, "status");
    QFETCH(QByteArray, says);
    QVERIFY2(answer.errors.contains(says), answer.errors.constData());
    QCOMPARE(answer.errors.count('\n'), 1);
    QVERIFY(answer.output.isEmpty());
}

/// One error in the dungeon: the message says what it is, where, and the rule's number.
void TestEncounterCommand::badDocuments_data() {
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QByteArray>("rule");
    const QByteArray damage = R"("damage": "1d6")";
    for (const char* wrong : {"\"0d6\"", "\"3d0\"", "\"d6\"", "\"2d6+\"", "\"1000000000d1000000000\"",
                              "\"10^9d10^9\"", "-1", "1000001", "1.5", "\"\"", "null"})
        QTest::newRow(wrong) << damage << QByteArray("\"damage\": ") + wrong << QByteArray("(ENC-2)");
    QTest::newRow("no type") << QByteArray(R"(["ranged"])") << QByteArray("[]") << QByteArray("(ENC-2)");
    const QByteArray weapon = R"("weapon": {"damage": "1d6", "type": ["ranged"]})";
    QTest::newRow("AC below 0") << weapon << QByteArray(R"("armor": {"ac": -1, "type": "Helm"})")
                                << QByteArray("(ENC-4)");
    QTest::newRow("no such armor") << weapon << QByteArray(R"("armor": {"ac": 1, "type": "Hat"})")
                                   << QByteArray("(ENC-4)");
    const QByteArray hits = R"("hp": 4)";
    QTest::newRow("drop rate 101") << hits << hits + R"(, "dropRate": 101)" << QByteArray("(ENC-3)");
    QTest::newRow("drop rate below 0") << hits << hits + R"(, "dropRate": -1)" << QByteArray("(ENC-3)");
    QTest::newRow("a dead Monster") << hits << QByteArray(R"("hp": 0)") << QByteArray("(ENC-3)");
    QTest::newRow("no such status") << hits << hits + R"(, "status": "Sleepy")" << QByteArray("(ENC-3)");
    const QByteArray items = R"("items": ["bow"], )";
    QTest::newRow("wielded, not carried") << items << QByteArray() << QByteArray("(ENC-1)");
    QTest::newRow("a bow worn") << items << items + R"("worn": ["bow"], )" << QByteArray("(ENC-4)");
    QTest::newRow("two helms") << weapon + "}"
                               << weapon + R"(}, {"id": "a", "armor": {"ac": 1, "type": "Helm"}},
                           {"id": "b", "armor": {"ac": 1, "type": "Helm"}})"
                               << QByteArray("(ENC-4)");
    QTest::newRow("no Max HP") << items << items + R"("maxHp": 0, )" << QByteArray("(ENC-1)");
    QTest::newRow("no Monsters") << QByteArray(
                                        R"([{"id": "Newt", "hp": 4, "damage": "1d3", "type": ["ranged"]}])")
                                 << QByteArray("[]") << QByteArray("(ENC-5)");
}

void TestEncounterCommand::badDocuments() {
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    QFETCH(QByteArray, rule);
    QByteArray text = cellar;
    QVERIFY(text.contains(good));
    text.replace(good, bad);
    if (QByteArray(QTest::currentDataTag()) == "two helms")
        text.replace(R"("items": ["bow"], )", R"("items": ["bow", "a", "b"], "worn": ["a", "b"], )");
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(text);
    file.close();
    const Answer answer = run(QStringLiteral("encounter clock 1"));
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.errors.contains(rule), answer.errors.constData());
    QCOMPARE(answer.errors.count('\n'), 1);
    QVERIFY(answer.output.isEmpty());
}

template struct sf::test::Registered<TestEncounterCommand>;
#include "test_encounter_command.moc"
