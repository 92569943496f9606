// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/conflict_runner.h"

#include "core/document/battle/variants/player_names.h"
#include "core/players/battle/commander.h"
#include "core/players/battle/conflict_forecast.h"
#include "core/players/battle/lab.h"
#include "ui/widgets/task.h"

#include <QThread>

namespace sf::ui {

ConflictRunner::ConflictRunner(QObject* parent)
    : QObject(parent), m_work(std::make_unique<Task<battle::Tally>>()) {}

ConflictRunner::~ConflictRunner() = default;

bool ConflictRunner::isRunning() const {
    return m_work->isRunning();
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
    resume();
}

void ConflictRunner::resume() {
    players::Trials trials = this->trials();
    trials.progress = [this](const battle::Tally& soFar) {
        QMetaObject::invokeMethod(
            this,
            [this, soFar] {
                if (isRunning())
                    show(soFar);
            },
            Qt::QueuedConnection);
    };
    m_work->start(
        [battle = m_battle, level = m_level, trials, begun = m_tally](const std::stop_token& stop) mutable {
            trials.stop = stop;
            const players::Policy then = players::keepingOrders(
                level > 0 ? players::policyOf({level, trials.seed}, stop) : players::nearestPolicy());
            return players::playTrials(battle, players::Policies(battle.sides.size(), then), trials,
                                       std::move(begun));
        },
        [this](const battle::Tally& tally) { show(tally); });
    Q_EMIT changed();
}

void ConflictRunner::stop() {
    m_work->stop();
}

void ConflictRunner::clear() {
    show({});
}

void ConflictRunner::show(const battle::Tally& tally) {
    m_tally = tally;
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

#include "moc_conflict_runner.cpp"
