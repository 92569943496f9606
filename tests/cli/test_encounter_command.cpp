// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Answer {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

Answer run(const QString& words, const QString& file, const QStringList& more = {}) {
    QStringList all = words.split(u' ');
    all.insert(1, file);
    QProcess process;
    process.start(QStringLiteral(SQUAREFRONT_CLI), all + more);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

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
    void refusals_data();
    void refusals();

private:
    QTemporaryDir m_folder;
    QString m_file;
};

void TestEncounterCommand::init() {
    m_file = m_folder.filePath(QStringLiteral("cellar.sqf"));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(cellar);
}

void TestEncounterCommand::attackWithScriptedDice() {
    const Answer answer = run(QStringLiteral("encounter attack Ann Newt --dice 3,2 --json"), m_file);
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
    QCOMPARE(run(QStringLiteral("encounter attack Ann Newt --seed x"), m_file, out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter move Ann -2"), m_file, out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter clock 24"), m_file, out).status, 0);
    QCOMPARE(run(QStringLiteral("encounter drop Ann bow"), m_file, out).status, 0);
    const Answer answer = run(QStringLiteral("encounter take Ann bow"), m_file);
    QCOMPARE(answer.status, 0);
    QVERIFY2(answer.output.contains("Ann takes bow from the Loot of level"), answer.output.constData());
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(saved.value(QStringLiteral("hour")).toInt(), 24);
    QCOMPARE(saved.value(QStringLiteral("journal")).toArray().size(), 4);
}

void TestEncounterCommand::prints() {
    for (const char* what : {"party", "monsters", "posts"}) {
        const QString out = m_file + QStringLiteral(".pdf");
        const Answer answer =
            run(QStringLiteral("print --what ") + QLatin1String(what), m_file, {QStringLiteral("-o"), out});
        QVERIFY2(answer.status == 0, answer.errors.constData());
        QVERIFY(QFile::exists(out));
        QVERIFY(QFile::remove(out));
    }
    QCOMPARE(run(QStringLiteral("print --what map"), m_file,
                 {QStringLiteral("-o"), m_file + QStringLiteral(".pdf")})
                 .status,
             2);
}

void TestEncounterCommand::refusals_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("a Monster acts") << QStringLiteral("encounter attack Newt Ann") << 1
                                    << QByteArray("ENC-7");
    QTest::newRow("unknown item") << QStringLiteral("encounter wield Ann axe") << 1 << QByteArray("axe");
    QTest::newRow("too few dice") << QStringLiteral("encounter attack Ann Newt --dice 3") << 1
                                  << QByteArray("--dice");
    QTest::newRow("no such face") << QStringLiteral("encounter attack Ann Newt --dice 7,1") << 1
                                  << QByteArray("--dice");
    QTest::newRow("unknown command") << QStringLiteral("encounter dance Ann") << 2 << QByteArray("dance");
    QTest::newRow("no number") << QStringLiteral("encounter clock soon") << 2 << QByteArray("soon");
    QTest::newRow("a word too many") << QStringLiteral("encounter wear Ann bow now") << 2
                                     << QByteArray("now");
}

void TestEncounterCommand::refusals() {
    QFETCH(QString, words);
    const Answer answer = run(words, m_file);
    QTEST(answer.status, "status");
    QFETCH(QByteArray, says);
    QVERIFY2(answer.errors.contains(says), answer.errors.constData());
    QCOMPARE(answer.errors.count('\n'), 1);
    QVERIFY(answer.output.isEmpty());
}

QTEST_APPLESS_MAIN(TestEncounterCommand)
#include "test_encounter_command.moc"
