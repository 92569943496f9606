// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/document/recovery/lost_documents.h"
#include "tests/core/document/recovery/lost_session.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <random>

using namespace sf;
using namespace sf::document;
using namespace sf::test;

namespace {

const QString journalName = QStringLiteral("actions.journal");
const QString baseName = QStringLiteral("base.sqf");
const QString aboutName = QStringLiteral("about.json");

using Files = std::map<QString, QByteArray>;

bool isSnapshot(const QString& name) {
    return name.startsWith(QStringLiteral("snapshot-"));
}

Files withoutSnapshots(Files files) {
    std::erase_if(files, [](const auto& file) { return isSnapshot(file.first); });
    return files;
}

using Random = std::mt19937;

qsizetype below(Random& random, qsizetype bound) {
    return static_cast<qsizetype>(random() % static_cast<std::uint32_t>(std::max<qsizetype>(1, bound)));
}

void flipBits(QByteArray& bytes, Random& random) {
    for (qsizetype i = below(random, 8); i >= 0 && !bytes.isEmpty(); --i) {
        const qsizetype place = below(random, bytes.size());
        bytes[place] = static_cast<char>(bytes[place] ^ (1 << below(random, 8)));
    }
}

void makeHole(QByteArray& bytes, Random& random) {
    const qsizetype start = below(random, bytes.size());
    const qsizetype size = std::min(bytes.size() - start, 1 + below(random, 400));
    bytes.replace(start, size, QByteArray(size, '\0'));
}

/// Lines dropped, doubled or swapped.
void moveLines(QByteArray& bytes, Random& random) {
    QList<QByteArray> lines = bytes.split('\n');
    const qsizetype first = below(random, lines.size());
    const qsizetype second = below(random, lines.size());
    switch (below(random, 3)) {
    case 0:
        lines.remove(first, std::min(lines.size() - first, 1 + below(random, 5)));
        break;
    case 1:
        lines.insert(second, lines[first]);
        break;
    default:
        lines.swapItemsAt(first, second);
    }
    bytes = lines.join('\n');
}

void splice(QByteArray& bytes, const QByteArray& other, Random& random) {
    QList<QByteArray> lines = bytes.split('\n');
    const QList<QByteArray> others = other.split('\n');
    const qsizetype from = below(random, std::min(lines.size(), others.size()));
    const bool isOneLine = below(random, 2) == 0;
    lines = isOneLine ? lines.mid(0, from) + others.mid(from, 1) + lines.mid(from + 1)
                      : lines.mid(0, from) + others.mid(from);
    bytes = lines.join('\n');
}

/// Damages a file as a disk might.
void damage(Files& files, const QString& name, const Files& others, Random& random) {
    QByteArray& bytes = files[name];
    switch (below(random, 7)) {
    case 0:
    case 1:
        return flipBits(bytes, random);
    case 2:
        return makeHole(bytes, random);
    case 3:
        return bytes.truncate(below(random, bytes.size()));
    case 4:
        return moveLines(bytes, random);
    case 5:
        return splice(bytes, others.at(name), random);
    default:
        if (below(random, 4) == 0)
            files.erase(name);
        else
            bytes.truncate(bytes.lastIndexOf('\n', below(random, bytes.size())) + 1);
    }
}

/// With or without its line feed.
bool isCutBehindALine(const QByteArray& journal, const QByteArray& whole) {
    return journal.isEmpty() || journal.endsWith('\n') ? whole.startsWith(journal)
                                                       : whole.startsWith(journal + '\n');
}

enum class Recovered { Same, EarlierEnd, Told, Different };

/// If the base is undamaged, what is restored must be one of the document's own states, even if all damage is
/// reported.
Recovered outcomeOf(const LostDocument& lost, const Files& files, const QString& folder) {
    const auto journal = files.find(journalName);
    const bool isEarlierEnd =
        isCutBehindALine(journal == files.end() ? QByteArray() : journal->second, lost.files.at(journalName));
    const Recovery recovery(folder);
    const auto sessions = recovery.sessions();
    if (sessions.isEmpty())
        return isEarlierEnd ? Recovered::EarlierEnd : Recovered::Different;
    auto outcome = recovery.restore(sessions[0].id);
    const auto* restored = std::get_if<Recovery::Restored>(&outcome);
    if (!restored)
        return Recovered::Told;
    const int state = lost.indexOf(restored->document->serialised());
    const bool isFileKnown = restored->document->filePath() == lost.filePath;
    if (state == static_cast<int>(lost.states.size()) - 1 && isFileKnown)
        return Recovered::Same;
    const auto base = files.find(baseName);
    const bool isBaseWhole = base != files.end() && base->second == lost.files.at(baseName);
    if (!restored->problem.isEmpty())
        return isBaseWhole && state < 0 ? Recovered::Different : Recovered::Told;
    return isEarlierEnd && state >= 0 && isFileKnown ? Recovered::EarlierEnd : Recovered::Different;
}

int number(const char* variable, int otherwise) {
    return qEnvironmentVariableIsSet(variable) ? qEnvironmentVariableIntValue(variable) : otherwise;
}

/// The journal of playAndDie() after something happened to its lines; the header is line 0.
QByteArray changed(QList<QByteArray> lines, const QByteArray& how) {
    if (how == "dropped")
        lines.remove(3, 2);
    else if (how == "flipped")
        lines[3][lines[3].indexOf("Other")] = 'o';
    else if (how == "hole")
        lines[3].fill('\0');
    else if (how == "doubled")
        lines.insert(3, lines[2]);
    else if (how == "swapped")
        lines.swapItemsAt(3, 4);
    else if (how == "cut behind a line")
        lines.remove(6, 2);
    else if (how == "cut behind the header")
        lines.remove(1, 7);
    else if (how == "header dropped")
        lines.removeFirst();
    else if (how == "header flipped")
        lines[0][0] = 'S';
    else if (how == "without its last line feed")
        lines.removeLast();
    else if (how == "torn")
        lines.last() = "8 0123456789abcdef {\"n\":8,\"do";
    else if (how == "a hole at the end")
        lines.last() = QByteArray(50, '\0');
    return lines.join('\n');
}

} // namespace

/// Disk damage to a session is detected and reported, and nothing after it is trusted.
class TestRecoveryDamage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDamagedJournal_data() {
        QTest::addColumn<int>("restored");
        QTest::addColumn<QString>("problem");
        const QString from3 =
            QStringLiteral("The journal is damaged from action 3 on: %1 action(s) can't be restored.");
        QTest::newRow("whole") << 7 << QString();
        QTest::newRow("dropped") << 2 << from3.arg(5);
        QTest::newRow("flipped") << 2 << from3.arg(5);
        QTest::newRow("hole") << 2 << from3.arg(5);
        QTest::newRow("doubled") << 2 << from3.arg(5);
        QTest::newRow("swapped") << 2 << from3.arg(5);
        QTest::newRow("cut behind a line")
            << 5 << QStringLiteral("The journal is damaged from action 6 on: 2 action(s) can't be restored.");
        QTest::newRow("cut behind the header")
            << 0 << QStringLiteral("The journal is damaged from action 1 on: 7 action(s) can't be restored.");
        QTest::newRow("header dropped") << 7 << QString();
        QTest::newRow("header flipped") << 7 << QString();
        QTest::newRow("without its last line feed") << 7 << QString();
        QTest::newRow("torn") << 7
                              << QStringLiteral(
                                     "The last action was written only in part and can't be restored.");
        QTest::newRow("a hole at the end")
            << 7 << QStringLiteral("The journal is damaged from action 8 on: 1 action(s) can't be restored.");
    }
    /// The list says so before anything is restored, and what can't be restored is kept.
    void aDamagedJournal() {
        QFETCH(int, restored);
        QFETCH(QString, problem);
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString journal = onlyJournal(folder.path());
        const QByteArray damaged = changed(contents(journal).split('\n'), QTest::currentDataTag());
        replaceFile(journal, damaged);
        const Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QCOMPARE(session.actions, restored);
        QCOMPARE(session.problem, problem);
        auto outcome = recovery.restore(session.id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).problem, problem);
        QCOMPARE(std::get<Recovery::Restored>(outcome).document->stepsDone() > 0, restored > 0);
        QCOMPARE(contents(journal), damaged);
    }

    /// Edits after the restore follow the last complete line.
    void aTornLineIsCut() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString journal = onlyJournal(folder.path());
        replaceFile(journal, changed(contents(journal).split('\n'), "torn"));
        const QString id = Recovery(folder.path()).sessions().value(0).id;
        restoreAndDie(folder.path(), id, [](const Recovery::Restored&, BattleDocument& document) {
            document.perform(battle::SetTitle{"Third"});
        });
        QVERIFY(onlyJournal(folder.path()) == journal);
        const Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().value(0).problem, QString());
        QCOMPARE(recovery.sessions().value(0).actions, 8);
        auto outcome = recovery.restore(id);
        QCOMPARE(std::get<Recovery::Restored>(outcome).document->title(), QStringLiteral("Third"));
    }

    /// Without numbers and checks; it gets them when it is continued.
    void anOlderJournal() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString journal = onlyJournal(folder.path());
        const QByteArray checked = contents(journal);
        replaceFile(journal, withoutChecks(checked));
        replaceFile(onlySession(folder.path()) + u'/' + aboutName,
                    "{\"filePath\": \"/b.sqf\", \"startedModified\": false, \"title\": \"Ford\"}");
        const Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().value(0).problem, QString());
        QCOMPARE(recovery.sessions().value(0).actions, 7);
        const QString id = recovery.sessions().value(0).id;
        restoreAndDie(folder.path(), id, [](const Recovery::Restored& restored, BattleDocument&) {
            if (restored.document->filePath() != u"/b.sqf")
                ::_exit(1);
        });
        QCOMPARE(contents(journal), checked);
        replaceFile(journal, withoutChecks(checked) + "{\"n\":8,\"do\"");
        QCOMPARE(recovery.sessions().value(0).problem,
                 QStringLiteral("The last action was written only in part and can't be restored."));
        QCOMPARE(recovery.sessions().value(0).actions, 7);
    }

    /// Their lines have numbers of their own.
    void anOlderJournalThatIsDamaged() {
        const QTemporaryDir folder;
        playAndDie(folder.path());
        const QString journal = onlyJournal(folder.path());
        const QByteArray checked = contents(journal);
        for (const char* how : {"dropped", "doubled", "swapped"}) {
            replaceFile(journal, withoutChecks(changed(checked.split('\n'), how)));
            const Recovery recovery(folder.path());
            QVERIFY(recovery.sessions().value(0).actions < 7);
            QVERIFY2(
                recovery.sessions().value(0).problem.startsWith(QStringLiteral("The journal is damaged")),
                how);
        }
    }

    void aJournalOfAnotherDocument() {
        const std::vector<LostDocument>& all = lostDocuments();
        const QTemporaryDir folder;
        const QString base = folder.filePath(QStringLiteral("session/base.sqf"));
        for (std::size_t i = 0; i < all.size(); ++i) {
            Files files = withoutSnapshots(all[i].files);
            files[journalName] = all[(i + 1) % all.size()].files.at(journalName);
            writeSession(folder.path(), files);
            const Recovery recovery(folder.path());
            QCOMPARE(recovery.sessions().value(0).actions, 0);
            auto outcome = recovery.restore(recovery.sessions().value(0).id);
            auto& restored = std::get<Recovery::Restored>(outcome);
            QCOMPARE(restored.problem,
                     QStringLiteral("The journal doesn't belong to %1. No action can be restored. "
                                    "The document was restored as it was opened or last saved.")
                         .arg(base));
            QCOMPARE(restored.document->serialised(), files.at(baseName));
            files[journalName] = withoutChecks(files[journalName]);
            writeSession(folder.path(), files);
            outcome = recovery.restore(recovery.sessions().value(0).id);
            QVERIFY(!std::get<Recovery::Restored>(outcome).problem.isEmpty());
        }
    }

    void aDamagedBase() {
        const LostDocument& lost = lostDocuments().front();
        Files files = lost.files;
        files[baseName].replace("\"title\"", "\"tItle\"");
        const QTemporaryDir folder;
        writeSession(folder.path(), files);
        const Recovery recovery(folder.path());
        const Recovery::Session session = recovery.sessions().value(0);
        QCOMPARE(session.problem, folder.filePath(QStringLiteral("session/base.sqf")) +
                                      QStringLiteral(" is damaged. No action can be restored."));
        auto outcome = recovery.restore(session.id);
        auto* restored = &std::get<Recovery::Restored>(outcome);
        QVERIFY2(restored->problem.contains(QStringLiteral("The copy from ")), qPrintable(restored->problem));
        QVERIFY(lost.indexOf(restored->document->serialised()) > 5);
        QCOMPARE(restored->document->filePath(), lost.filePath);
        for (auto& [name, bytes] : files)
            if (isSnapshot(name))
                bytes.replace("\"title\"", "\"tItle\"");
        writeSession(folder.path(), files);
        outcome = recovery.restore(session.id);
        restored = &std::get<Recovery::Restored>(outcome);
        QVERIFY2(restored->problem.endsWith(QStringLiteral("as it was opened or last saved.")),
                 qPrintable(restored->problem));
        files[baseName] = "torn";
        writeSession(folder.path(), files);
        outcome = recovery.restore(session.id);
        QVERIFY(std::holds_alternative<QString>(outcome));
    }

    void aDamagedCopy() {
        const LostDocument& lost = lostDocuments().front();
        const QTemporaryDir folder;
        const auto problem = [&](const Files& files) {
            writeSession(folder.path(), files);
            const Recovery recovery(folder.path());
            const Recovery::Session session = recovery.sessions().value(0);
            auto outcome = recovery.restore(session.id, session.snapshots.value(0).name);
            return std::get<Recovery::Restored>(outcome).problem;
        };
        Files files = lost.files;
        QCOMPARE(problem(files), QString());
        const auto snapshot = std::ranges::find_if(files, isSnapshot, &Files::value_type::first);
        snapshot->second.replace("\"title\"", "\"tItle\"");
        QCOMPARE(problem(files), QStringLiteral("This copy is damaged. Check what is in it."));
        // From an older version, whose names have no checks.
        const QByteArray copy = snapshot->second;
        files = withoutSnapshots(files);
        files[QStringLiteral("snapshot-0.sqf")] = copy;
        QCOMPARE(problem(files), QString());
    }

    /// It isn't called damaged, and what has no date isn't given one.
    void aMissingBase() {
        const LostDocument& lost = lostDocuments().front();
        const QTemporaryDir folder;
        const QString base = folder.filePath(QStringLiteral("session/base.sqf"));
        Files files = lost.files;
        files.erase(baseName);
        for (const bool hasNotes : {true, false}) {
            if (!hasNotes)
                files.erase(aboutName);
            writeSession(folder.path(), files);
            const Recovery recovery(folder.path());
            const Recovery::Session session = recovery.sessions().value(0);
            QVERIFY2(
                session.problem.startsWith(base + QStringLiteral(" is missing. No action can be restored.")),
                qPrintable(session.problem));
            QVERIFY(std::holds_alternative<Recovery::Restored>(recovery.restore(session.id)));
        }
        files = withoutSnapshots(files);
        writeSession(folder.path(), files);
        const auto outcome = Recovery(folder.path()).restore(QStringLiteral("session"));
        QCOMPARE(std::get<QString>(outcome), base + QStringLiteral(" is missing or empty"));
    }

    void aSessionWithoutAJournalHasTheDateOfItsCopies() {
        const QTemporaryDir folder;
        Files files = lostDocuments().front().files;
        files.erase(journalName);
        writeSession(folder.path(), files);
        QVERIFY(Recovery(folder.path()).sessions().value(0).lastChange.isValid());
        files = withoutSnapshots(files);
        writeSession(folder.path(), files);
        QVERIFY(!Recovery(folder.path()).sessions().value(0).lastChange.isValid());
    }

    void aMissingJournal() {
        const LostDocument& lost = lostDocuments().front();
        Files files = lost.files;
        files.erase(journalName);
        const QTemporaryDir folder;
        writeSession(folder.path(), files);
        const Recovery recovery(folder.path());
        QCOMPARE(recovery.sessions().size(), 1);
        auto outcome = recovery.restore(recovery.sessions().value(0).id);
        auto& restored = std::get<Recovery::Restored>(outcome);
        QVERIFY(restored.problem.startsWith(QStringLiteral("The journal is missing or empty.")));
        QVERIFY(lost.indexOf(restored.document->serialised()) > 5);
    }

    /// As many as SQUAREFRONT_CORRUPTIONS says, from the seed SQUAREFRONT_SEED.
    void corruptions() {
        const int count = number("SQUAREFRONT_CORRUPTIONS", 500);
        const int seed = number("SQUAREFRONT_SEED", 1);
        const std::vector<LostDocument>& all = lostDocuments();
        Random random(static_cast<std::uint32_t>(seed));
        const QTemporaryDir folder;
        std::map<Recovered, int> outcomes;
        for (int i = 0; i < count; ++i) {
            const LostDocument& lost = all[static_cast<std::size_t>(i) % all.size()];
            const LostDocument& other = all[static_cast<std::size_t>(below(random, 4))];
            const qsizetype which = below(random, 20);
            const QString name = which < 12 ? journalName : which < 17 ? baseName : aboutName;
            Files files = below(random, 2) == 0 ? withoutSnapshots(lost.files) : lost.files;
            damage(files, name, other.files, random);
            writeSession(folder.path(), files);
            const Recovered outcome = outcomeOf(lost, files, folder.path());
            ++outcomes[outcome];
            if (outcome == Recovered::Different)
                qInfo("Silently different: corruption %d, of %s", i, qPrintable(name));
        }
        qInfo("%d corruptions, seed %d: %d the same, %d told, %d an earlier end, %d silently different",
              count, seed, outcomes[Recovered::Same], outcomes[Recovered::Told],
              outcomes[Recovered::EarlierEnd], outcomes[Recovered::Different]);
        QVERIFY(outcomes[Recovered::Told] > count / 2);
        QVERIFY(outcomes[Recovered::Different] <= count / 10'000);
    }
};

template struct sf::test::Registered<TestRecoveryDamage, QCoreApplication>;
#include "test_recovery_damage.moc"
