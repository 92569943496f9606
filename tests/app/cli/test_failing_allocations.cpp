// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sf::test;

namespace {

/// How many of a command's allocations fail, one per run; packaging/campaigns/allocations.sh uses 200.
int failures() {
    const int wanted = qEnvironmentVariableIntValue("SQUAREFRONT_FAILING_ALLOCATIONS");
    return wanted > 0 ? wanted : 8;
}

QString example(const char* name) {
    return QStringLiteral(SQUAREFRONT_EXAMPLES "/") + QLatin1String(name);
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return !path.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Run {
    Answer answer;
    bool isOurs = false; ///< the program itself asked for the missing memory
    long allocations = 0;
};

/// Runs squarefront-cli with its allocation of this number failing, from 1; 0 for none.
Run runWithout(long allocation, const QStringList& words, const QString& log) {
    // By its name, as a path with blanks would be several.
    qputenv("LD_PRELOAD", SQUAREFRONT_FAILING_ALLOCATIONS_LIBRARY);
    qputenv("LD_LIBRARY_PATH", SQUAREFRONT_FAILING_ALLOCATIONS_FOLDER);
    qputenv("SQUAREFRONT_ALLOCATION", QByteArray::number(static_cast<qlonglong>(allocation)));
    qputenv("SQUAREFRONT_ALLOCATION_LOG", QFile::encodeName(log));
    // QPainter never gets over a thread that it cannot start.
    Run done{run(words, {}, std::chrono::seconds(30))};
    qunsetenv("LD_PRELOAD");
    qunsetenv("LD_LIBRARY_PATH");
    for (const QByteArray& line : contents(log).split('\n')) {
        done.isOurs = done.isOurs || line == "ours";
        if (line.startsWith("count "))
            done.allocations = line.mid(6).toLong();
    }
    return done;
}

} // namespace

/// Without memory: no truncated file, and a message if the program itself asked for memory. What other
/// libraries make of it, crash or hang, is up to them.
class TestFailingAllocations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void commands_data() {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
        const QString battle = example("teaching.sqf");
        const QString dungeon = example("dungeon.sqf");
        const QString game = example("imperio-game.sqf");
        row("square", {QStringLiteral("square"), battle});
        row("render", {QStringLiteral("render"), battle, QStringLiteral("-o"), QStringLiteral("%1.png")});
        row("render svg", {QStringLiteral("render"), battle, QStringLiteral("-o"), QStringLiteral("%1.svg")});
        row("sheets", {QStringLiteral("sheets"), battle, QStringLiteral("-o"), QStringLiteral("%1.pdf")});
        row("print", {QStringLiteral("print"), battle, QStringLiteral("-o"), QStringLiteral("%1.pdf")});
        const QString conflicts = example("conflicts.sqf");
        row("exchange", {QStringLiteral("exchange"), conflicts, QStringLiteral("--attacker"),
                         QStringLiteral("r1"), QStringLiteral("--target"), QStringLiteral("b1")});
        row("round", {QStringLiteral("round"), battle, QStringLiteral("--seed"), QStringLiteral("s"),
                      QStringLiteral("-o"), QStringLiteral("%1.sqf")});
        row("simulate", {QStringLiteral("simulate"), battle, QStringLiteral("--battles"), QStringLiteral("5"),
                         QStringLiteral("--threads"), QStringLiteral("2")});
        row("multiplier",
            {QStringLiteral("multiplier"), example("multiplier.sqf"), QStringLiteral("--attacker"),
             QStringLiteral("raiders"), QStringLiteral("--defender"), QStringLiteral("toll"),
             QStringLiteral("--seed"), QStringLiteral("s")});
        row("encounter",
            {QStringLiteral("encounter"), dungeon, QStringLiteral("clock"), QStringLiteral("3"),
             QStringLiteral("--seed"), QStringLiteral("s"), QStringLiteral("-o"), QStringLiteral("%1.sqf")});
        row("odds", {QStringLiteral("imperio"), QStringLiteral("odds")});
        row("replay", {QStringLiteral("imperio"), QStringLiteral("replay"), game});
        row("moves", {QStringLiteral("imperio"), QStringLiteral("moves"), game});
    }
    void commands() {
        QFETCH(QStringList, words);
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log"));
        for (QString& word : words)
            if (word.startsWith(QLatin1String("%1")))
                word = word.arg(folder.filePath(QStringLiteral("out")));
        const bool writes = words.contains(QStringLiteral("-o"));
        const QString path = writes ? words[words.indexOf(QStringLiteral("-o")) + 1] : QString();
        const Run whole = runWithout(0, words, log);
        QVERIFY2(whole.answer.status == 0, whole.answer.errors.constData());
        QVERIFY(whole.allocations > failures());
        const QByteArray old("the old file");
        constexpr qsizetype tail = 6; // the last bytes of a complete file of each kind
        const QByteArray end = contents(path).right(tail);
        for (int i = 0; i < failures(); ++i) {
            if (writes) {
                QFile file(path);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(old) == old.size());
            }
            const long number = 1 + whole.allocations * i / failures();
            const Run failed = runWithout(number, words, log);
            const QByteArray now = contents(path);
            const QByteArray what = words.join(u' ').toLocal8Bit() + ", allocation " +
                                    QByteArray::number(static_cast<qlonglong>(number)) + ", status " +
                                    QByteArray::number(failed.answer.status) + ": " + failed.answer.errors;
            QVERIFY2(!writes || now == old || now.endsWith(end), what.constData());
            m_ours += failed.isOurs ? 1 : 0;
            if (failed.isOurs && failed.answer.status != 0) {
                QVERIFY2(failed.answer.status == 1, what.constData());
                QVERIFY2(failed.answer.errors.count('\n') == 1, what.constData());
            }
        }
    }

    void cleanupTestCase() { QVERIFY2(m_ours > 0, "the program asks for memory"); }

private:
    int m_ours = 0;
};

template struct sf::test::Registered<TestFailingAllocations, QCoreApplication>;
#include "test_failing_allocations.moc"
