// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/io/safe_file.h"
#include "core/document/recovery/recovery.h"
#include "tests/core/document/io/disk_model.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace sf;
using namespace sf::document;
using namespace std::chrono_literals;
using sf::test::contents;
using test::DiskCall;

namespace {

/// The number of cuts, spread over the recording; packaging/campaigns/power-cuts.sh makes a thousand.
int cuts() {
    const int wanted = qEnvironmentVariableIntValue("SQUAREFRONT_POWER_CUTS");
    return wanted > 0 ? wanted : 150;
}

/// Cuts the recorded disk off at many places. The check gets a folder with what is left, and the number of
/// calls made.
void cutOff(const test::RecordedDisk& disk,
            const std::function<void(const QString& folder, qsizetype made)>& check) {
    const QList<DiskCall> calls = disk.calls();
    std::mt19937 random(1);
    test::DiskModel model(disk);
    qsizetype made = 0;
    for (int cut = 0; cut < cuts() && !QTest::currentTestFailed(); ++cut) {
        for (const qsizetype at = cut * (calls.size() + 1) / cuts(); made < at; ++made)
            model.apply(calls[made]);
        const QTemporaryDir folder;
        model.cut(folder.path(), random);
        check(folder.path(), made);
    }
}

/// The last number that was marked before.
int marked(const QList<DiskCall>& calls, qsizetype made, std::chrono::nanoseconds before) {
    int number = 0;
    for (qsizetype i = 0; i < made; ++i)
        if (calls[i].kind == DiskCall::Kind::Mark && calls[i].time <= before)
            number = static_cast<int>(calls[i].offset);
    return number;
}

/// -1 if it is not a version.
int versionOf(const QByteArray& bytes) {
    const int number = bytes.isEmpty() ? -1 : bytes.front() - 'a';
    return bytes == QByteArray(100'000 + number, static_cast<char>('a' + number)) ? number : -1;
}

QByteArray version(int number) {
    return QByteArray(100'000 + number, static_cast<char>('a' + number));
}

/// How much later than it should something happens on this computer now, on the window's thread and others:
/// that is added to what an edit may take to the disk.
class Lateness {
public:
    Lateness() : m_thread([this] { watch(); }) {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { m_main.note(); });
        m_timer.start(beat);
    }
    ~Lateness() { stop(); }
    Q_DISABLE_COPY_MOVE(Lateness)

    std::chrono::nanoseconds stop() {
        m_ends = true;
        if (m_thread.joinable())
            m_thread.join();
        return m_main.worst + m_other.worst;
    }

private:
    struct Watch {
        std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
        std::chrono::nanoseconds worst{};
        void note() {
            const auto now = std::chrono::steady_clock::now();
            worst = std::max(worst, std::chrono::nanoseconds(now - last - beat));
            last = now;
        }
    };
    void watch() {
        while (!m_ends) {
            std::this_thread::sleep_for(beat);
            m_other.note();
        }
    }

    static constexpr auto beat = 5ms;
    QTimer m_timer;
    Watch m_main;
    Watch m_other;
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

/// What may be lost, apart from delays of this computer; a timer may be 5 % late.
constexpr auto mostLost = 500ms + 50ms;

constexpr int edits = 60;

/// Sixty edits, some 25 ms apart, with a snapshot and a change of the notes in between.
void playFor(Recovery& recovery, BattleDocument& document, test::RecordedDisk& disk) {
    for (int edit = 1; edit <= edits; ++edit) {
        QVERIFY(document.perform(battle::SetTitle{"Edit " + std::to_string(edit)}).isDone());
        disk.mark(edit);
        if (edit == edits / 3)
            recovery.takeSnapshots();
        if (edit == edits / 2)
            document.setFilePath(QStringLiteral("/nowhere/b.sqf")); // that is noted too
        QTest::qWait(25);
    }
    QTest::qWait(700);
}

/// The number of the last edit in the restored document; 0 if there is none.
int restoredEdit(const QString& folder) {
    const Recovery recovery(folder + QStringLiteral("/squarefront/recovery"));
    const QList<Recovery::Session> sessions = recovery.sessions();
    if (sessions.isEmpty())
        return 0;
    auto outcome = recovery.restore(sessions[0].id);
    const auto* restored = std::get_if<Recovery::Restored>(&outcome);
    if (!restored)
        return 0;
    return restored->document->title().mid(5).toInt();
}

} // namespace

/// A power cut at any moment loses nothing: records what the program does to the disk, and cuts the disk off
/// at many places.
class TestPowerCuts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileIsTheOldOneOrTheNew() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("f"));
        QVERIFY(!writeSafely(path, version(0)).error);
        test::RecordedDisk disk(QFile::encodeName(folder.path()));
        for (int number = 1; number <= 8; ++number) {
            QVERIFY(!writeSafely(path, version(number), number % 2 == 0 ? Backup::Yes : Backup::No).error);
            disk.mark(number);
        }
        const QList<DiskCall> calls = disk.calls();
        QVERIFY2(calls.size() > 40, qPrintable(QString::number(calls.size())));
        cutOff(disk, [&](const QString& left, qsizetype made) {
            const int written = marked(calls, made, std::chrono::nanoseconds::max());
            const int found = versionOf(contents(left + QStringLiteral("/f")));
            QVERIFY2(found == written || found == written + 1,
                     qPrintable(
                         QStringLiteral("%1 instead of %2 after call %3").arg(found).arg(written).arg(made)));
            const QString backup = left + QStringLiteral("/f~");
            QVERIFY(!QFile::exists(backup) || versionOf(contents(backup)) >= 0);
        });
    }

    void aNewFileIsWholeOrNotThere() {
        const QTemporaryDir folder;
        test::RecordedDisk disk(QFile::encodeName(folder.path()));
        QVERIFY(!writeSafely(folder.filePath(QStringLiteral("f")), version(3), Backup::Yes).error);
        disk.mark(1);
        const QList<DiskCall> calls = disk.calls();
        cutOff(disk, [&](const QString& left, qsizetype made) {
            const QString path = left + QStringLiteral("/f");
            const bool isThere = QFile::exists(path);
            QVERIFY(isThere || marked(calls, made, std::chrono::nanoseconds::max()) == 0);
            QVERIFY(!isThere || versionOf(contents(path)) == 3);
        });
    }

    void aJournalLosesHalfASecondAtMost() {
        const QTemporaryDir folder;
        test::RecordedDisk disk(QFile::encodeName(folder.path()));
        Recovery recovery(folder.filePath(QStringLiteral("squarefront/recovery")));
        BattleDocument document(test::battleOf());
        recovery.watch(document);
        Lateness lateness;
        playFor(recovery, document, disk);
        const auto allowed = mostLost + lateness.stop();
        const QList<DiskCall> calls = disk.calls();
        cutOff(disk, [&](const QString& left, qsizetype made) {
            // The disk stays as it is until the next call.
            const auto until = made < calls.size() ? calls[made].time : calls.last().time;
            const int due = marked(calls, made, until - allowed);
            const int restored = restoredEdit(left);
            QVERIFY2(
                restored >= due && restored <= marked(calls, made, until) + 1,
                qPrintable(
                    QStringLiteral("edit %1 instead of %2 after call %3").arg(restored).arg(due).arg(made)));
        });
    }
};

template struct sf::test::Registered<TestPowerCuts, QCoreApplication>;
#include "test_power_cuts.moc"
