// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/conflict_runner.h"

#include "core/document/battle/variants/player_names.h"
#include "core/players/battle/commander.h"
#include "core/players/battle/conflict_forecast.h"
#include "core/players/battle/lab.h"

#include <QFutureWatcher>
#include <QtConcurrent/QtConcurrentRun>
#include <QThread>

namespace sf::ui {

struct ConflictRunner::Work {
    QFutureWatcher<smm::Tally> watcher;
    std::stop_source stop;
};

ConflictRunner::ConflictRunner(QObject* parent) : QObject(parent), m_work(std::make_unique<Work>()) {
    connect(&m_work->watcher, &QFutureWatcherBase::finished, this, &ConflictRunner::finish);
}

ConflictRunner::~ConflictRunner() {
    m_work->stop.request_stop();
    m_work->watcher.waitForFinished();
}

players::Trials ConflictRunner::trials() const {
    players::Trials trials;
    trials.battles = mostBattles;
    trials.width = width;
    trials.seed = document::seedNumber(QString::fromStdString(m_battle.seed));
    trials.threads = std::max(1, QThread::idealThreadCount());
    return trials;
}

void ConflictRunner::start(battle::Battle battle, int level) {
    m_battle = std::move(battle);
    m_level = level;
    m_tally = {};
    run();
}

void ConflictRunner::resume() {
    run();
}

void ConflictRunner::run() {
    m_isRunning = true;
    m_work->stop = std::stop_source();
    players::Trials trials = this->trials();
    trials.stop = m_work->stop.get_token();
    trials.progress = [this](const smm::Tally& soFar) {
        QMetaObject::invokeMethod(
            this,
            [this, soFar] {
                if (!m_isRunning)
                    return;
                m_tally = soFar;
                Q_EMIT changed();
            },
            Qt::QueuedConnection);
    };
    const players::Policy then = players::keepingOrders(
        m_level > 0 ? players::policyOf({m_level, trials.seed}, trials.stop) : players::nearestPolicy());
    m_work->watcher.setFuture(QtConcurrent::run([battle = m_battle, then, trials, begun = m_tally]() mutable {
        return players::playTrials(battle, players::Policies(battle.sides.size(), then), trials,
                                   std::move(begun));
    }));
    Q_EMIT changed();
}

void ConflictRunner::stop() {
    m_work->stop.request_stop();
}

void ConflictRunner::clear() {
    m_tally = {};
    Q_EMIT changed();
}

void ConflictRunner::finish() {
    m_isRunning = false;
    m_tally = m_work->watcher.result();
    Q_EMIT changed();
}

bool ConflictRunner::isFinished() const {
    return m_tally.battles > 0 && players::isFinished(m_tally, trials());
}

double ConflictRunner::shareDone() const {
    players::LabSettings settings;
    settings.battles = mostBattles;
    settings.width = width;
    return m_tally.battles > 0 ? players::shareDone({m_tally}, settings) : 0;
}

} // namespace sf::ui
