// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/engine_process.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using namespace sf::document;
using sf::test::put;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// One that has ended may wait for its parent to notice.
bool isRunning(const QByteArray& process) {
    const QByteArray status = contents(QStringLiteral("/proc/%1/stat").arg(QString::fromLatin1(process)));
    return !status.isEmpty() && !status.contains(") Z ");
}

} // namespace

/// Other people's engines, as processes.
class TestEngineProcess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatAnEngineHasStartedEndsWithIt_data() {
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("a wrong line") << QByteArray("echo nonsense; cat > /dev/null");
        QTest::newRow("it has ended itself") << QByteArray("exit 0");
        QTest::newRow("a wrapper around a busy loop")
            << QByteArray("while :; do :; done & echo nonsense; wait");
        QTest::newRow("signals are ignored")
            << QByteArray("trap '' TERM HUP; echo nonsense; cat > /dev/null");
    }
    /// A wrapper's children would go on for ever.
    void whatAnEngineHasStartedEndsWithIt() {
        QFETCH(QByteArray, end);
        const QTemporaryDir folder;
        const QString script = folder.filePath(QStringLiteral("engine"));
        const QString started = folder.filePath(QStringLiteral("started"));
        put(script, "(trap '' TERM HUP; sleep 1000) > /dev/null & echo $! > '" + QFile::encodeName(started) +
                        "'\n" + end + '\n');
        {
            EngineProcess engine(QStringLiteral("sh %1").arg(script));
            const auto answer = engine.ask({}, {}, {});
            QVERIFY(std::holds_alternative<EngineProcess::Fault>(answer));
        }
        const QByteArray child = contents(started);
        QVERIFY(!child.isEmpty());
        QTRY_VERIFY(!isRunning(child));
    }
};

template struct sf::test::Registered<TestEngineProcess, QCoreApplication>;
#include "test_engine_process.moc"
