// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_process.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstring>
#include <functional>
#include <sys/resource.h>
#include <unistd.h>

using sf::test::Answer;
using sf::test::isOneLine;
using sf::test::run;

namespace {

const QString teachingBattle = QStringLiteral(SQUAREFRONT_EXAMPLES "/teaching.sqf");

/// Runs the program in a specially prepared process; returns only its exit status and standard error.
Answer runPrepared(const QStringList& words, const std::function<void()>& prepare) {
    QProcess process;
    process.setChildProcessModifier(prepare);
    process.start(QStringLiteral(SQUAREFRONT_CLI), words);
    process.closeWriteChannel();
    if (!sf::test::endsInTime(process) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), {}, process.readAllStandardError()};
}

} // namespace

/// The files that the program writes: the right ones, complete or not at all, and as reported.
class TestWrittenFiles final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QStringList files() const {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
    QStringList round(const QString& output) const {
        return {QStringLiteral("round"), teachingBattle,       QStringLiteral("--seed"),
                QStringLiteral("s"),     QStringLiteral("-o"), path(output)};
    }
    static void eachOutput() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("file");
        const auto row = [](const char* words, const char* file) {
            QTest::newRow(file) << QString::fromLatin1(words) << QString::fromLatin1(file);
        };
        row("round --seed s", "round.sqf");
        row("render --width 600", "board.png");
        row("render --width 600", "board.svg");
        row("render --width 600", "board.pdf");
        row("sheets", "sheets.pdf");
        row("print --what map --dpi 72", "map.png");
        row("print --what map", "map.svg");
    }
    /// The arguments of a row, with the document and the file.
    QStringList command() const {
        QFETCH(QString, words);
        QFETCH(QString, file);
        QStringList all = words.split(u' ');
        all.insert(1, teachingBattle);
        return all << QStringLiteral("-o") << path(file);
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void exportsMakeNoBackup_data() { eachOutput(); }
    void exportsMakeNoBackup() {
        for (int i = 0; i < 2; ++i)
            QCOMPARE(run(command()).status, 0);
        QVERIFY(!files().isEmpty());
        for (const QString& file : files())
            QVERIFY2(!file.endsWith(u'~') && !file.contains(QLatin1String("-new")), qPrintable(file));
    }

    /// As set by `ulimit -f`: the program is not killed, and the older file stays.
    void aLimitOfFileSizes_data() { eachOutput(); }
    void aLimitOfFileSizes() {
        // Several pages are several files; each has an older one.
        QCOMPARE(run(command()).status, 0);
        const QStringList names = files();
        for (const QString& name : names)
            write(name, "older");
        const Answer outcome = runPrepared(command(), [] {
            const rlimit limit{1024, 1024};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.contains("was not written"),
                 outcome.errors.constData());
        QVERIFY(outcome.errors.contains(std::strerror(EFBIG)));
        QCOMPARE(files(), names);
        for (const QString& name : names)
            QCOMPARE(read(name), QByteArray("older"));
    }

    void whatStandardOutputDoesNotTake() {
        QCOMPARE(run(round(QStringLiteral("good.sqf"))).status, 0);
        const Answer outcome = run(round(QStringLiteral("b.sqf")), QStringLiteral("/dev/full"));
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.contains("standard output"),
                 outcome.errors.constData());
        QVERIFY(outcome.errors.contains("b.sqf was written"));
        QCOMPARE(read(QStringLiteral("b.sqf")), read(QStringLiteral("good.sqf")));
        const Answer nothing = run(round(QStringLiteral("b.sqf")).mid(0, 4), QStringLiteral("/dev/full"));
        QCOMPARE(nothing.status, 1);
        QVERIFY2(!nothing.errors.contains("was written"), nothing.errors.constData());
    }

    /// If a document got the number of a standard stream, output would be written into it.
    void closedStreams_data() {
        QTest::addColumn<QList<int>>("streams");
        QTest::addColumn<int>("status");
        QTest::newRow("input") << QList<int>{0} << 0;
        QTest::newRow("output") << QList<int>{1} << 1;
        QTest::newRow("error") << QList<int>{2} << 0;
        QTest::newRow("all") << QList<int>{0, 1, 2} << 1;
    }
    void closedStreams() {
        QFETCH(QList<int>, streams);
        QFETCH(int, status);
        QCOMPARE(run(round(QStringLiteral("good.sqf"))).status, 0);
        const Answer outcome = runPrepared(round(QStringLiteral("b.sqf")), [streams] {
            for (const int stream : streams)
                ::close(stream);
        });
        QCOMPARE(outcome.status, status);
        QCOMPARE(read(QStringLiteral("b.sqf")), read(QStringLiteral("good.sqf")));
    }

    void otherNamesOfAFileAreTold() {
        write(QStringLiteral("b.sqf"), "older");
        QCOMPARE(::link(QFile::encodeName(path(QStringLiteral("b.sqf"))).constData(),
                        QFile::encodeName(path(QStringLiteral("c.sqf"))).constData()),
                 0);
        const Answer outcome = run(round(QStringLiteral("b.sqf")));
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.errors.contains("b.sqf was written. Its 1 other name"), outcome.errors.constData());
        QVERIFY(!outcome.output.isEmpty());
        QCOMPARE(read(QStringLiteral("c.sqf")), QByteArray("older"));
        QVERIFY(!run(round(QStringLiteral("b.sqf"))).errors.contains("other name"));
    }

    void allPagesAreWrittenOrNone() {
        const QStringList words{QStringLiteral("sheets"), teachingBattle,
                                QStringLiteral("--dpi"),  QStringLiteral("36"),
                                QStringLiteral("-o"),     path(QStringLiteral("s.png"))};
        QCOMPARE(run(words).status, 0);
        const QStringList names = files();
        QVERIFY(names.size() > 2);
        for (const QString& name : names)
            QVERIFY(QFile::remove(path(name)));
        QVERIFY(QDir(m_folder->path()).mkdir(names[1]));
        const Answer outcome = run(words);
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.contains("s-02.png was not written"),
                 outcome.errors.constData());
        QCOMPARE(files(), QStringList());
    }

    void linksAreFollowedThroughLinkedFolders() {
        QDir folder(m_folder->path());
        for (const char* name : {"m/a/b", "m/a/c2", "m/c2"})
            QVERIFY(folder.mkpath(QLatin1String(name)));
        QVERIFY(QFile::link(QStringLiteral("a/b"), path(QStringLiteral("m/ab"))));
        QVERIFY(QFile::link(QStringLiteral("../c2/t.sqf"), path(QStringLiteral("m/a/b/l.sqf"))));
        write(QStringLiteral("m/c2/t.sqf"), "another");
        QCOMPARE(run(round(QStringLiteral("m/ab/l.sqf"))).status, 0);
        QCOMPARE(read(QStringLiteral("m/c2/t.sqf")), QByteArray("another"));
        QVERIFY(read(QStringLiteral("m/a/c2/t.sqf")).contains("squarefront"));
    }

    void aLoopOfLinksIsAnError() {
        QVERIFY(QFile::link(QStringLiteral("l.sqf"), path(QStringLiteral("l.sqf"))));
        const Answer outcome = run(round(QStringLiteral("l.sqf")));
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.contains("l.sqf was not written"),
                 outcome.errors.constData());
        QVERIFY(QFileInfo(path(QStringLiteral("l.sqf"))).isSymLink());
    }

    /// However much is wrong, the error line is readable and says where.
    void errorLinesAreBounded_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QByteArray>("place");
        const QByteArray large(1'000'000, 'k');
        const QByteArray start = "{\"squarefront\": 1, \"kind\": \"battle\", ";
        const QByteArray quoted = '"' + large + '"';
        const QByteArray map = start + "\"map\": {\"rows\": 2, \"columns\": ";
        const QByteArray deep = QByteArray("{\"" + QByteArray(59, 'k') + "\": ").repeated(150);
        QTest::newRow("key twice") << start + quoted + ": 1, " + quoted + ": 1}" << QByteArray("[\"kkk");
        QTest::newRow("text for number") << map + quoted + "}}" << QByteArray("map.columns");
        QTest::newRow("number") << map + QByteArray(1'000'000, '7') + "}}" << QByteArray("line 1, column 6");
        QTest::newRow("kind") << "{\"squarefront\": 1, \"kind\": " + quoted + '}' << QByteArray("kind");
        QTest::newRow("syntax") << start + quoted + ": }" << QByteArray("line 1, column 1000");
        const QByteArray wide = '"' + QByteArray("k") + QByteArray("\u00fc").repeated(500'000) + '"';
        QTest::newRow("wide key twice") << start + wide + ": 1, " + wide + ": 1}" << QByteArray("[\"k");
        QTest::newRow("wide text") << map + QByteArray(wide).replace("\u00fc", "\U0001f600") + "}}"
                                   << QByteArray("map.columns");
        QTest::newRow("deep key twice")
            << start + "\"x\": " + deep + "{\"a\": 1, \"a\": 2}" << QByteArray("x.kkk");
    }
    void errorLinesAreBounded() {
        QFETCH(QByteArray, document);
        QFETCH(QByteArray, place);
        write(QStringLiteral("large.sqf"), document);
        const Answer outcome = run({QStringLiteral("square"), path(QStringLiteral("large.sqf"))});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.size() < 1000, outcome.errors.left(300));
        QVERIFY2(outcome.errors.contains("large.sqf: " + place), outcome.errors.constData());
        QVERIFY2(outcome.errors.contains("expected"), outcome.errors.constData());
        QVERIFY2(!QString::fromUtf8(outcome.errors).contains(QChar::ReplacementCharacter), "torn character");
    }

    void linesOfLongWordsAreBounded_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        const QString large(100'000, u'k');
        const auto text = [](const char* words) { return QString::fromLatin1(words); };
        QTest::newRow("stack") << QStringList{text("square"), teachingBattle, text("--stack"), large} << 1;
        QTest::newRow("file") << QStringList{text("square"), large} << 1;
        QTest::newRow("command") << QStringList{large} << 2;
        QTest::newRow("option") << QStringList{text("square"), teachingBattle, text("--") + large} << 2;
        QTest::newRow("dice") << QStringList{text("round"), teachingBattle, text("--dice"), large} << 2;
        QTest::newRow("orders") << QStringList{text("round"), teachingBattle, text("--orders"),
                                               QStringLiteral("{\"%1\": {\"hold\": true}}").arg(large)}
                                << 1;
    }
    void linesOfLongWordsAreBounded() {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        const Answer outcome = run(words);
        QCOMPARE(outcome.status, status);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.size() < 2100, outcome.errors.left(300));
        QVERIFY2(outcome.errors.contains("\u2026"), outcome.errors.constData());
    }
};

template struct sf::test::Registered<TestWrittenFiles, QCoreApplication>;
#include "test_written_files.moc"
