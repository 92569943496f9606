// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_runner.h"

#include <QtConcurrent/QtConcurrentRun>

namespace sf::ui {

ForecastRunner::ForecastRunner(QObject* parent) : QObject(parent) {
    connect(&m_quick.watcher, &QFutureWatcherBase::finished, this, &ForecastRunner::quickDone);
    connect(&m_whole.watcher, &QFutureWatcherBase::finished, this, &ForecastRunner::wholeDone);
}

void ForecastRunner::start(Track& track, const QuestionPointer& question, bool untilTheEnd) {
    track.question = question;
    track.watcher.setFuture(QtConcurrent::run([question, untilTheEnd]() -> ForecastResult {
        smm::ForecastLimits limits;
        limits.untilTheEnd = untilTheEnd;
        return smm::forecast(question->battle, question->attacker, question->order, limits);
    }));
}

void ForecastRunner::ask(const battle::Battle& battle, const battle::StackId& attacker,
                         const smm::Order& order) {
    m_asked = std::make_shared<const Question>(Question{battle, attacker, order});
    m_begun = nullptr;
    if (!m_quick.question)
        start(m_quick, m_asked, false);
}

void ForecastRunner::quickDone() {
    const bool isWanted = m_quick.question == m_asked;
    m_quick.question = nullptr;
    if (!isWanted)
        return start(m_quick, m_asked, false);
    const ForecastResult result = m_quick.watcher.result();
    m_begun = std::holds_alternative<smm::Forecast>(result) ? m_asked : nullptr;
    if (m_begun && !m_whole.question)
        start(m_whole, m_begun, true);
    Q_EMIT answered(result, !m_begun);
}

void ForecastRunner::wholeDone() {
    const bool isWanted = m_begun && m_whole.question == m_begun;
    m_whole.question = nullptr;
    if (isWanted)
        Q_EMIT answered(m_whole.watcher.result(), true);
    else if (m_begun)
        start(m_whole, m_begun, true);
}

} // namespace sf::ui
