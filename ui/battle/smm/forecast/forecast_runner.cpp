// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/forecast/forecast_runner.h"

namespace sf::ui {

ForecastRunner::ForecastRunner(QObject* parent) : QObject(parent) {}

/// Nobody waits for what is still being computed.
ForecastRunner::~ForecastRunner() {
    m_quick.drop();
    m_whole.drop();
}

void ForecastRunner::start(Task<ForecastResult>& task, const QuestionPointer& question, Done done) {
    task.start(
        [question, untilTheEnd = &task == &m_whole](const std::stop_token& /*stop*/) -> ForecastResult {
            smm::ForecastLimits limits;
            limits.untilTheEnd = untilTheEnd;
            return smm::forecast(question->battle, question->attacker, question->order, limits);
        },
        [this, question, done](const ForecastResult& result) { (this->*done)(question, result); });
}

void ForecastRunner::ask(const battle::Battle& battle, const battle::StackId& attacker,
                         const smm::Order& order) {
    m_asked = std::make_shared<const Question>(Question{battle, attacker, order});
    m_begun = nullptr;
    if (!m_quick.isRunning())
        start(m_quick, m_asked, &ForecastRunner::quickDone);
}

void ForecastRunner::quickDone(const QuestionPointer& question, const ForecastResult& result) {
    if (question != m_asked)
        return start(m_quick, m_asked, &ForecastRunner::quickDone);
    m_begun = std::holds_alternative<smm::Forecast>(result) ? m_asked : nullptr;
    if (m_begun && !m_whole.isRunning())
        start(m_whole, m_begun, &ForecastRunner::wholeDone);
    Q_EMIT answered(result, !m_begun);
}

void ForecastRunner::wholeDone(const QuestionPointer& question, const ForecastResult& result) {
    if (m_begun && question == m_begun)
        Q_EMIT answered(result, true);
    else if (m_begun)
        start(m_whole, m_begun, &ForecastRunner::wholeDone);
}

} // namespace sf::ui

#include "moc_forecast_runner.cpp"
