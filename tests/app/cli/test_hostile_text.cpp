// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/hostile_text.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using sf::test::Answer;
using sf::test::evilName;
using sf::test::hostileText;
using sf::test::run;

namespace {

/// Text that a document can contain: the reader refuses half surrogate pairs.
QString nameOf(quint32 number) {
    QString name = QString::fromUtf8(hostileText(number).toUtf8());
    return name.trimmed().isEmpty() ? evilName : name;
}

QJsonObject unitOf(const QString& id, quint32 number, bool warlord) {
    return {{QStringLiteral("id"), id},           {QStringLiteral("name"), nameOf(number)},
            {QStringLiteral("warlord"), warlord}, {QStringLiteral("attack"), 3},
            {QStringLiteral("defense"), 2},       {QStringLiteral("hits"), 4},
            {QStringLiteral("move"), 4}};
}

QJsonObject stackOf(int index, quint32 number) {
    const QString id = QStringLiteral("s%1").arg(index);
    return {{QStringLiteral("id"), id},
            {QStringLiteral("name"), nameOf(number)},
            {QStringLiteral("side"), index % 2},
            {QStringLiteral("hex"), QJsonArray{index / 2 % 8, index / 16}},
            {QStringLiteral("units"),
             QJsonArray{unitOf(id + u'a', number + 1, true), unitOf(id + u'b', number + 2, false)}}};
}

/// Stacks of two units, two per hex, all with different names.
QByteArray battleOf(quint32 number, const char* rules = "smm", int count = 20) {
    QJsonArray stacks;
    for (int i = 0; i < count; ++i)
        stacks.append(stackOf(i, number + 3 * static_cast<quint32>(i)));
    const QJsonObject battle{
        {QStringLiteral("squarefront"), 1},
        {QStringLiteral("kind"), QStringLiteral("battle")},
        {QStringLiteral("title"), nameOf(number)},
        {QStringLiteral("rules"), QLatin1String(rules)},
        {QStringLiteral("sides"), QJsonArray{QJsonObject{{QStringLiteral("name"), nameOf(number + 60)}},
                                             QJsonObject{{QStringLiteral("name"), nameOf(number + 61)}}}},
        {QStringLiteral("map"),
         QJsonObject{{QStringLiteral("columns"), 8},
                     {QStringLiteral("rows"), 4},
                     {QStringLiteral("structures"),
                      QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("g")},
                                             {QStringLiteral("name"), nameOf(number + 62)},
                                             {QStringLiteral("hex"), QJsonArray{7, 3}}}}}}},
        {QStringLiteral("stacks"), stacks}};
    return QJsonDocument(battle).toJson();
}

QByteArray dungeonOf(quint32 number) {
    const QJsonObject monster{{QStringLiteral("id"), QStringLiteral("m")},
                              {QStringLiteral("name"), nameOf(number + 2).left(40)},
                              {QStringLiteral("hp"), 9},
                              {QStringLiteral("damage"), QStringLiteral("1d3")}};
    const QJsonObject dungeon{{QStringLiteral("squarefront"), 1},
                              {QStringLiteral("kind"), QStringLiteral("encounter")},
                              {QStringLiteral("title"), nameOf(number)},
                              {QStringLiteral("people"),
                               QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("p")},
                                                      {QStringLiteral("name"), nameOf(number + 1).left(40)},
                                                      {QStringLiteral("level"), 1}}}},
                              {QStringLiteral("encounters"),
                               QJsonArray{QJsonObject{{QStringLiteral("id"), QStringLiteral("e")},
                                                      {QStringLiteral("mode"), QStringLiteral("melee")},
                                                      {QStringLiteral("level"), 1},
                                                      {QStringLiteral("monsters"), QJsonArray{monster}}}}}};
    return QJsonDocument(dungeon).toJson();
}

QByteArray gameOf(quint32 number) {
    const QJsonObject game{
        {QStringLiteral("squarefront"), 1},
        {QStringLiteral("kind"), QStringLiteral("imperio")},
        {QStringLiteral("title"), nameOf(number)},
        {QStringLiteral("record"),
         QJsonArray{QStringLiteral("Imperio Bellum 1"),
                    QStringLiteral("attacker: a\u202e\u009b<script>\u05d0"),
                    QStringLiteral("defender: d</title>\u007f"), QStringLiteral("defender deploys"),
                    QStringLiteral("OSCOMOCSO"), QStringLiteral("TOOOEOROT"), QStringLiteral("Cx2; Sx1"),
                    QStringLiteral("attacker deploys"), QStringLiteral("BOOOHOAOB"),
                    QStringLiteral("OFKOPOKFO"), QStringLiteral("Kx2; Fx1"), QStringLiteral("play")}}};
    return QJsonDocument(game).toJson();
}

/// Whether nothing in it is a terminal command or reorders its line.
bool isTame(const QByteArray& printed) {
    int depth = 0;
    for (const QChar c : QString::fromUtf8(printed)) {
        depth += c == QChar(0x2068) ? 1 : c == QChar(0x2069) ? -1 : 0;
        const bool isDirection =
            (c >= QChar(0x202a) && c <= QChar(0x202e)) || c == QChar(0x2066) || c == QChar(0x2067);
        const bool isControl = c.category() == QChar::Other_Control && c != u'\n';
        if (isDirection || isControl || depth < 0 || (c == u'\n' && depth != 0))
            return false;
    }
    return depth == 0;
}

} // namespace

/// Names that would break a terminal, a file or a page are made harmless.
class TestHostileText final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString file(const QString& name, const QByteArray& bytes) const {
        QFile made(path(name));
        const bool written = made.open(QIODevice::WriteOnly) && made.write(bytes) == bytes.size();
        return written ? made.fileName() : QString();
    }

private Q_SLOTS:
    void whatIsPrintedIsTame() {
        for (const quint32 number : {1U, 200U}) {
            const QString smm = file(QStringLiteral("smm.sqf"), battleOf(number));
            const QString multiplier = file(QStringLiteral("multiplier.sqf"), battleOf(number, "multiplier"));
            const QString dungeon = file(QStringLiteral("dungeon.sqf"), dungeonOf(number));
            const QString game = file(QStringLiteral("game.sqf"), gameOf(number));
            const QStringList commands[] = {
                {QStringLiteral("square"), smm},
                {QStringLiteral("exchange"), smm, QStringLiteral("--attacker"), QStringLiteral("s0"),
                 QStringLiteral("--target"), QStringLiteral("s1")},
                {QStringLiteral("round"), smm, QStringLiteral("--seed"), QStringLiteral("x")},
                {QStringLiteral("simulate"), smm, QStringLiteral("--battles"), QStringLiteral("2"),
                 QStringLiteral("--seed"), QStringLiteral("x")},
                {QStringLiteral("multiplier"), multiplier, QStringLiteral("--attacker"), QStringLiteral("s0"),
                 QStringLiteral("--defender"), QStringLiteral("s1"), QStringLiteral("--seed"),
                 QStringLiteral("x")},
                {QStringLiteral("encounter"), dungeon, QStringLiteral("attack"), QStringLiteral("p"),
                 QStringLiteral("m"), QStringLiteral("--seed"), QStringLiteral("x")},
                {QStringLiteral("imperio"), QStringLiteral("replay"), game},
                {QStringLiteral("replay"), game},
                {QStringLiteral("replay"), smm},
                {QStringLiteral("replay"), dungeon},
            };
            for (const QStringList& words : commands)
                for (const bool json : {false, true}) {
                    const Answer answer = run(json ? words + QStringList{QStringLiteral("--json")} : words);
                    const QByteArray told = words.join(u' ').toUtf8() + ": " + answer.errors;
                    QVERIFY2(answer.status == 0, told.constData());
                    QVERIFY2(isTame(answer.output), told.constData());
                    QVERIFY2(!json || !QJsonDocument::fromJson(answer.output).isNull(), told.constData());
                }
        }
    }

    /// Texts are filled in one step, so that a name's own %1 isn't taken for a place.
    void namesKeepTheirPlaceholders() {
        const QString name = QStringLiteral("%1%2%3%4%5%6%7%8%9%10%L1");
        const auto named = [&](QByteArray document) {
            for (quint32 number = 1; number < 100; ++number) {
                const QByteArray quoted =
                    QJsonDocument(QJsonArray{nameOf(number)}).toJson(QJsonDocument::Compact);
                document.replace(quoted.sliced(1, quoted.size() - 2), '"' + name.toUtf8() + '"');
            }
            return document;
        };
        const QString smm = file(QStringLiteral("smm.sqf"), named(battleOf(1)));
        const QString multiplier = file(QStringLiteral("multiplier.sqf"), named(battleOf(1, "multiplier")));
        for (const QString& command :
             {QStringLiteral("square %1"), QStringLiteral("exchange %1 --attacker s0 --target s1"),
              QStringLiteral("round %1 --seed x --commander 0 --commander 1"),
              QStringLiteral("round %2 --seed x --commander 0"),
              QStringLiteral("simulate %1 --battles 2 --seed x"),
              QStringLiteral("multiplier %2 --attacker s0 --defender s1 --seed x")}) {
            QStringList words = command.split(u' ');
            words.replaceInStrings(QStringLiteral("%1"), smm)
                .replaceInStrings(QStringLiteral("%2"), multiplier);
            const Answer answer = run(words);
            QVERIFY2(answer.status == 0, answer.errors.constData());
            QString text = QString::fromUtf8(answer.output);
            QVERIFY2(text.contains(name), answer.output.constData());
            text.remove(name);
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%L?[0-9]"))),
                     answer.output.constData());
        }
    }

    /// JSON is for programs, so it has the original names.
    void jsonKeepsTheValues() {
        const QString battle = file(QStringLiteral("battle.sqf"), battleOf(7));
        const Answer answer = run({QStringLiteral("round"), battle, QStringLiteral("--seed"),
                                   QStringLiteral("x"), QStringLiteral("--json")});
        QCOMPARE(answer.status, 0);
        const QJsonObject document = answer.json().value(QStringLiteral("document")).toObject();
        QCOMPARE(document.value(QStringLiteral("title")).toString(), nameOf(7));
        const QJsonArray stacks = document.value(QStringLiteral("stacks")).toArray();
        QCOMPARE(stacks.size(), 20);
        for (int i = 0; i < 20; ++i)
            QCOMPARE(stacks[i].toObject().value(QStringLiteral("name")).toString(),
                     nameOf(7 + 3 * static_cast<quint32>(i)));
    }

    /// Errors quote ids, names and values from files, and what was typed.
    void errorsAreTame() {
        const QString bad =
            file(QStringLiteral("bad.sqf"),
                 QByteArray(battleOf(7)).replace("\"side\": 0", "\"side\": \"\\u001b\\u202e\\u009b\""));
        const QString evil = QStringLiteral("no\u001b[31m\u202e\n\u009b file");
        const QString good = file(QStringLiteral("good.sqf"), battleOf(7));
        for (const QStringList& words :
             {QStringList{QStringLiteral("square"), bad},
              {QStringLiteral("square"), path(evil)},
              {QStringLiteral("square"), good, QStringLiteral("--stack"), evil},
              {QStringLiteral("render"), good, QStringLiteral("-o"), path(evil + QStringLiteral("/x.svg"))},
              {evil},
              {QStringLiteral("square"), QStringLiteral("--") + evil}}) {
            const Answer answer = run(words);
            QVERIFY(answer.status == 1 || answer.status == 2);
            QVERIFY2(isTame(answer.errors) && answer.errors.count('\n') == 1, answer.errors.constData());
            QVERIFY(answer.output.isEmpty());
            QVERIFY2(answer.errors.contains("\xe2\x90\x9b"), answer.errors.constData()); // U+241B
        }
    }

    /// Every SVG picture and page is well-formed, has the title as text, and no element made from a name.
    void pagesAreWellFormed() {
        int number = 0;
        for (const QByteArray& made :
             {battleOf(500, "smm", 4), battleOf(600, "multiplier", 4), dungeonOf(700), gameOf(800)}) {
            const QString document = file(QStringLiteral("doc%1.sqf").arg(number), made);
            const auto out = [&](const QString& what, const char* ending) {
                return path(QStringLiteral("out-%1-%2.%3").arg(number).arg(what, QLatin1String(ending)));
            };
            const char* kinds[][5] = {{"sheets", "map", "tokens", "blank", "reference"},
                                      {"sheets", "map", "tokens", "blank", "reference"},
                                      {"party", "monsters", "posts", "party", "posts"},
                                      {"position", "board", "pieces", "record", "reference"}};
            const auto write = [&](const char* what, const char* ending) {
                const bool isBoard = QLatin1String(what) == QLatin1String("render");
                QStringList words{isBoard ? QStringLiteral("render") : QStringLiteral("print"), document,
                                  QStringLiteral("-o"), out(QLatin1String(what), ending)};
                if (!isBoard)
                    words << QStringLiteral("--what") << QLatin1String(what);
                return run(words);
            };
            for (const char* ending : {"svg", "pdf", "png"})
                QCOMPARE(write("render", ending).status, 0);
            for (const char* kind : kinds[number])
                for (const char* ending : {"svg", "pdf"}) {
                    const Answer answer = write(kind, ending);
                    QVERIFY2(answer.status == 0, answer.errors.constData());
                }
            ++number;
        }
        const QString battle = path(QStringLiteral("doc0.sqf"));
        QCOMPARE(
            run({QStringLiteral("sheets"), battle, QStringLiteral("-o"), path(QStringLiteral("out.svg"))})
                .status,
            0);
        const QFileInfoList pages =
            QDir(m_folder.path()).entryInfoList({QStringLiteral("out*.svg")}, QDir::Files);
        QVERIFY(pages.size() >= 20);
        QStringList paths;
        for (const QFileInfo& page : pages) {
            paths << page.filePath();
            QFile made(page.filePath());
            QVERIFY(made.open(QIODevice::ReadOnly));
            QXmlStreamReader xml(&made);
            while (!xml.atEnd())
                QVERIFY(xml.readNext() != QXmlStreamReader::StartElement ||
                        xml.name() != QLatin1String("script"));
            QVERIFY2(!xml.hasError(), qPrintable(page.fileName() + u' ' + xml.errorString()));
        }
        QProcess lint;
        lint.start(QStringLiteral("xmllint"), QStringList{QStringLiteral("--noout")} + paths);
        QVERIFY(lint.waitForFinished(60'000));
        QVERIFY2(lint.exitCode() == 0, lint.readAllStandardError().constData());
    }
};

template struct sf::test::Registered<TestHostileText, QCoreApplication>;
#include "test_hostile_text.moc"
