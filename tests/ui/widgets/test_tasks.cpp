// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/widgets/task.h"

#include <QAtomicInt>
#include <QCoreApplication>
#include <QTest>
#include <QThread>

using sf::ui::Task;

/// Work on other threads: which results arrive.
class TestTasks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_results.clear();
        m_begun = 0;
    }

    void aResultArrivesOnce() {
        Task<int> task;
        QVERIFY(!task.isRunning());
        task.start([](const std::stop_token&) { return 7; }, m_note);
        QVERIFY(task.isRunning()); // until the result has arrived
        QTRY_COMPARE(m_results, QList<int>{7});
        QVERIFY(!task.isRunning());
    }

    void stoppedWorkStillHasAResult() {
        Task<int> task;
        task.start(untilStopped(1), m_note);
        task.stop();
        QVERIFY(task.isRunning());
        QTRY_COMPARE(m_results, QList<int>{1});
    }

    void droppedWorkHasNone() {
        Task<int> task;
        task.start(untilStopped(1), m_note);
        task.drop();
        QVERIFY(!task.isRunning());
        task.start([](const std::stop_token&) { return 2; }, m_note);
        QTRY_COMPARE(m_results, QList<int>{2});
    }

    void newWorkDropsTheOld() {
        Task<int> task;
        task.start(untilStopped(1), m_note);
        task.start(untilStopped(2), m_note);
        task.stop();
        QTRY_COMPARE(m_results, QList<int>{2});
        QTest::qWait(20);
        QCOMPARE(m_results, QList<int>{2});
    }

    void aResultCanStartTheNextWork() {
        Task<int> task;
        task.start([](const std::stop_token&) { return 1; },
                   [&](int result) {
                       m_note(result);
                       task.start([](const std::stop_token&) { return 2; }, m_note);
                   });
        QTRY_COMPARE(m_results, (QList<int>{1, 2}));
    }

    void theEndOfATaskStopsItsWork() {
        {
            Task<int> task;
            task.start(untilStopped(1), m_note);
            QTRY_COMPARE(m_begun.loadRelaxed(), 1);
        }
        QCoreApplication::processEvents();
        QVERIFY(m_results.isEmpty());
    }

    void workCanTellItsProgress() {
        Task<int> task;
        int seen = 0;
        connect(&task.watcher(), &QFutureWatcherBase::progressValueChanged, this,
                [&](int value) { seen = value; });
        task.start(
            [](QPromise<int>& promise, const std::stop_token&) {
                promise.setProgressRange(0, 3);
                promise.setProgressValue(3);
                promise.addResult(5);
            },
            m_note);
        QTRY_COMPARE(m_results, QList<int>{5});
        QCOMPARE(seen, 3);
    }

private:
    std::function<int(const std::stop_token&)> untilStopped(int result) {
        return [this, result](const std::stop_token& stop) {
            m_begun.fetchAndAddRelaxed(1);
            while (!stop.stop_requested())
                QThread::yieldCurrentThread();
            return result;
        };
    }

    QList<int> m_results;
    QAtomicInt m_begun;
    const std::function<void(int)> m_note = [this](int result) { m_results << result; };
};

template struct sf::test::Registered<TestTasks, QCoreApplication>;
#include "test_tasks.moc"
