// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/odds/forecast.h"
#include "ui/widgets/task.h"

#include <QObject>

#include <memory>

namespace sf::ui {

using ForecastResult = std::variant<smm::Forecast, battle::Refusal>;

/// Computes SMM forecasts in other threads, from a copy of the battle. Answers only the newest question:
/// first with the chances of three rounds, then again with the expected rounds.
class ForecastRunner final : public QObject {
    Q_OBJECT

public:
    explicit ForecastRunner(QObject* parent = nullptr);
    ~ForecastRunner() override;

    void ask(const battle::Battle& battle, const battle::StackId& attacker, const smm::Order& order);

Q_SIGNALS:
    /// `isWhole`: the expected rounds are in it, where there are any.
    void answered(const sf::ui::ForecastResult& result, bool isWhole);

private:
    struct Question {
        battle::Battle battle;
        battle::StackId attacker;
        smm::Order order;
    };
    using QuestionPointer = std::shared_ptr<const Question>;
    using Done = void (ForecastRunner::*)(const QuestionPointer& question, const ForecastResult& result);
    void start(Task<ForecastResult>& task, const QuestionPointer& question, Done done);
    void quickDone(const QuestionPointer& question, const ForecastResult& result);
    void wholeDone(const QuestionPointer& question, const ForecastResult& result);

    QuestionPointer m_asked;
    QuestionPointer m_begun; ///< whose whole answer is wanted
    // Each has one question at a time; of those asked meanwhile, only the last one is next.
    Task<ForecastResult> m_quick;
    Task<ForecastResult> m_whole;
};

} // namespace sf::ui
