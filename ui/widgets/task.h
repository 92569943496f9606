// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/io/process.h"

#include <QFutureWatcher>
#include <QtConcurrent/QtConcurrentRun>
#include <QThreadPool>

#include <functional>
#include <stop_token>
#include <utility>

namespace sf::ui {

/// Runs `work()`, or `work(QPromise<Result>&)` if it tells its progress, on a thread of the pool; here and
/// now if the system has none to give, so that nobody waits for it in vain.
template<class Result, class Work>
QFuture<Result> runOn(QThreadPool& pool, Work work) {
    auto run = [work = std::move(work)](QPromise<Result>& promise) mutable {
        if constexpr (std::is_invocable_v<Work&, QPromise<Result>&>)
            work(promise);
        else
            promise.addResult(work());
    };
    if (document::hasThread(pool))
        return QtConcurrent::run(&pool, std::move(run));
    QPromise<Result> promise;
    promise.start();
    run(promise);
    promise.finish();
    return promise.future();
}

/// Work on another thread whose result is wanted on this one: one piece of work at a time, the newest. When
/// the task is destroyed, it stops its work and waits for it.
template<class Result>
class Task final {
public:
    using Then = std::function<void(Result)>;

    Task() {
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] { finish(); });
    }
    ~Task() {
        stop();
        m_watcher.waitForFinished();
    }
    Task(const Task&) = delete;
    Task& operator=(const Task&) = delete;

    /// Runs `work(std::stop_token)`, or `work(QPromise<Result>&, std::stop_token)` if it tells its progress,
    /// on a thread of \p pool, and calls \p then with the result. Drops what was running.
    template<class Work>
    void start(Work work, Then then, QThreadPool& pool = *QThreadPool::globalInstance()) {
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_then = std::move(then);
        m_watcher.setFuture(runOn<Result>(
            pool, [work = std::move(work), stop = m_stop.get_token()](QPromise<Result>& promise) mutable {
                if constexpr (std::is_invocable_v<Work&, QPromise<Result>&, std::stop_token>)
                    work(promise, stop);
                else
                    promise.addResult(work(stop));
            }));
    }
    /// Asks the work to stop. What it has by then is its result.
    void stop() { m_stop.request_stop(); }
    /// Stops without a result.
    void drop() {
        stop();
        m_then = nullptr;
        m_watcher.setFuture({});
    }
    /// Until the result has arrived.
    bool isRunning() const { return m_then != nullptr; }
    const QFutureWatcherBase& watcher() const { return m_watcher; }

private:
    void finish() {
        const Then then = std::exchange(m_then, nullptr);
        if (then && m_watcher.future().resultCount() > 0)
            then(m_watcher.result());
    }

    QFutureWatcher<Result> m_watcher;
    std::stop_source m_stop;
    Then m_then; ///< null if no result is wanted
};

} // namespace sf::ui
