// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/on_threads.h"
#include "tests/test_registry.h"
#include "ui/widgets/task.h"

#include <QCoreApplication>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <dlfcn.h>
#include <pthread.h>

using namespace sf;

namespace {

constexpr int any = 1'000'000;
std::atomic<int> startable = any; ///< threads that may still be started

} // namespace

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                              void* argument) noexcept {
    static const auto real =
        reinterpret_cast<decltype(&::pthread_create)>(::dlsym(RTLD_NEXT, "pthread_create"));
    return startable-- > 0 ? real(thread, attributes, run, argument) : EAGAIN;
}

/// Work is done even if the system has no thread for it.
class TestFewThreads final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { startable = any; }

    void allWorkIsDone() {
        for (const int threads : {0, 1, 3, any}) {
            startable = threads;
            std::atomic<int> next = 0;
            std::atomic<int> done = 0;
            std::atomic<int> workers = 0;
            onThreads(8, [&] {
                ++workers;
                for (int i = next++; i < 1000; i = next++)
                    ++done;
            });
            QCOMPARE(done.load(), 1000);
            QCOMPARE(workers.load(), std::min(8, threads + 1));
        }
    }

    void poolsDoTheirWork() {
        for (const int threads : {0, any}) {
            startable = threads;
            QThreadPool pool;
            pool.setMaxThreadCount(1);
            std::atomic<int> done = 0;
            for (int i = 0; i < 3; ++i)
                document::startOn(pool, [&] { ++done; });
            QVERIFY(pool.waitForDone(10'000));
            QCOMPARE(done.load(), 3);
        }
    }

    void tasksEnd() {
        for (const int threads : {0, any}) {
            startable = threads;
            QThreadPool pool;
            ui::Task<int> task;
            int found = 0;
            task.start([](const std::stop_token& /*stop*/) { return 7; }, [&](int result) { found = result; },
                       pool);
            QTRY_COMPARE(found, 7);
            task.start([](QPromise<int>& promise, const std::stop_token& /*stop*/) { promise.addResult(8); },
                       [&](int result) { found = result; }, pool);
            QTRY_COMPARE(found, 8);
        }
    }
};

template struct sf::test::Registered<TestFewThreads, QCoreApplication>;
#include "test_few_threads.moc"
