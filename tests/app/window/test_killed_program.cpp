// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"
#include "core/document/recovery/recovery.h"
#include "tests/app/window/remote_screen.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using namespace sf::document;

namespace {

/// The program on its own VNC screen, with a folder for all its data.
class Program {
public:
    explicit Program(const QString& folder) : m_port(test::RemoteScreen::freePort()) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
                                 "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(QLatin1String(name), folder);
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                           QStringLiteral("vnc:size=1280x800:port=%1").arg(m_port));
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedChannels);
    }
    ~Program() { kill(); }
    Q_DISABLE_COPY_MOVE(Program)

    bool start(const QString& file) {
        m_process.start(QStringLiteral(SQUAREFRONT_PROGRAM), {file});
        return m_process.waitForStarted() &&
               QTest::qWaitFor([this] { return m_screen.connectTo(m_port); }, patience);
    }
    bool press(char letter) { return m_screen.press(letter); }
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }

    static constexpr int patience = 60'000; ///< ms, on a machine that is busy

private:
    QProcess m_process;
    int m_port;
    test::RemoteScreen m_screen;
};

/// Entries of the journals below the folder, whole lines but the header.
int entriesIn(const QString& recovery) {
    int entries = 0;
    for (const QString& session : QDir(recovery).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile journal(recovery + u'/' + session + QStringLiteral("/actions.journal"));
        if (journal.open(QIODevice::ReadOnly))
            entries += std::max(0, static_cast<int>(journal.readAll().count('\n')) - 1);
    }
    return entries;
}

int facingIn(const Document& document) {
    return static_cast<int>((*static_cast<const BattleDocument&>(document).battle().stacks.begin())->facing);
}

const QByteArray fordBattle =
    R"({"squarefront": 1, "kind": "battle", "title": "Ford", "sides": [{"name": "Reds"}], "map": {"columns": 6, "rows": 6},
 "stacks": [{"id": "r1", "side": 0, "hex": [2, 2], "units": [{"id": "u1", "hits": 4}]}]})";

} // namespace

/// The installed program is killed in the middle of its work.
class TestKilledProgram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEditIsOfferedAgain() {
        const QTemporaryDir folder;
        const QString recovery = folder.filePath(QStringLiteral("squarefront/recovery"));
        const QString path = folder.filePath(QStringLiteral("ford.sqf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(fordBattle) == fordBattle.size());
        file.close();
        constexpr int kills = 3;
        for (int i = 0; i < kills; ++i) {
            const int before = entriesIn(recovery);
            int sure = 0;
            {
                Program program(folder.path());
                QVERIFY(program.start(path));
                // The first keys may come before there is a window.
                QVERIFY(QTest::qWaitFor(
                    [&] {
                        return entriesIn(recovery) > before || !program.press('n') || !program.press('r');
                    },
                    Program::patience));
                const int first = entriesIn(recovery);
                for (int edit = 0; edit < 10; ++edit)
                    QVERIFY(program.press('r'));
                QTRY_VERIFY_WITH_TIMEOUT(entriesIn(recovery) >= first + 10, Program::patience);
                sure = entriesIn(recovery) - before;
                for (int edit = 0; edit < 1 + 5 * i; ++edit)
                    QVERIFY(program.press('r'));
                QTest::qWait(2 * i);
                program.kill();
            }
            const Recovery its(recovery);
            const auto sessions = its.sessions();
            QCOMPARE(sessions.size(), i + 1);
            auto outcome = its.restore(sessions[0].id);
            QVERIFY(std::holds_alternative<Recovery::Restored>(outcome));
            const auto& restored = std::get<Recovery::Restored>(outcome);
            QCOMPARE(restored.problem, QString());
            QCOMPARE(restored.document->filePath(), path);
            const int done = restored.document->stepCount();
            QVERIFY2(done >= sure, qPrintable(QStringLiteral("%1 of %2").arg(done).arg(sure)));
            QCOMPARE(facingIn(*restored.document), done % 6);
        }
    }
};

template struct sf::test::Registered<TestKilledProgram, QCoreApplication>;
#include "test_killed_program.moc"
