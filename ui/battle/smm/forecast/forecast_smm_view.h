// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/smm/fight/order.h"
#include "core/rules/smm/odds/forecast.h"
#include "ui/battle/forecast/forecast_view.h"
#include "ui/style/restyled.h"
#include "ui/widgets/task.h"

#include <QThreadPool>

#include <memory>

class QLabel;

namespace sf::ui {

class ForecastCells;
class ForecastChances;
class ForecastExchange;
class LinkButton;
class RefusalLine;

/// The forecast of an SMM attack: the chance to hit, what a hit does and the answer; unfolded, both powers
/// with their terms, who would croak, the same for the answer, and how long the two would last.
class ForecastSmmView final : public Restyled<ForecastView> {
    Q_OBJECT

public:
    explicit ForecastSmmView(QWidget* parent = nullptr);

    std::optional<battle::StackId> nextAttacker(const battle::Battle& battle) const override;
    std::optional<battle::StackId> likelyTarget(const battle::Battle& battle,
                                                const battle::StackId& attacker) const override;
    std::optional<text::Caption> refusal(const battle::Battle& battle,
                                         const ForecastSubject& subject) const override;
    void show(const battle::Battle& battle, const ForecastSubject& subject) override;
    QString plainText() const override;
    void unfold() override;

Q_SIGNALS:
    /// What is shown answers the last question, as yet without or with the expected rounds.
    void answered(bool isWhole);

protected:
    void restyle() override { refresh(); }

private:
    /// What is asked, with the battle as it is then.
    struct Question {
        battle::Battle battle;
        battle::StackPointer attacker;
        battle::StackPointer target;
        smm::Order order;
    };
    using QuestionPointer = std::shared_ptr<const Question>;
    using Result = std::variant<smm::Forecast, battle::Refusal>;

    QWidget* makeBrief();
    QWidget* makeDetails();
    void compute(const QuestionPointer& question, bool isWhole);
    void answer(const QuestionPointer& question, const smm::Forecast& forecast, bool isWhole);
    void refreshBrief();
    void refresh();

    // First the chances of three rounds, then again with the expected rounds. Each pool has one thread, so
    // that of several questions in a row only the last one waits.
    QThreadPool m_quickPool;
    QThreadPool m_wholePool;
    Task<Result> m_quick;
    Task<Result> m_whole;
    QuestionPointer m_shown; ///< the last one that was answered
    smm::Forecast m_forecast;
    bool m_isWhole = false;
    QLabel* m_chance = nullptr;
    QLabel* m_hit = nullptr;
    ForecastCells* m_cells = nullptr;
    QLabel* m_damage = nullptr;
    QLabel* m_briefAnswer = nullptr;
    RefusalLine* m_noAnswer = nullptr;
    LinkButton* m_why = nullptr;
    ForecastExchange* m_attack = nullptr;
    QWidget* m_answerPart = nullptr;
    ForecastExchange* m_answer = nullptr;
    ForecastChances* m_chances = nullptr;
};

} // namespace sf::ui
