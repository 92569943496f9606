// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/battle_turn.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/post/game/plan_trial.h"
#include "core/text/battle_text.h"
#include "core/text/multiplier_text.h"
#include "ui/forms/question_box.h"
#include "ui/post/plan_text.h"

#include <QApplication>
#include <QPushButton>
#include <QScopedValueRollback>

namespace sf::ui {

using document::BattleDocument;
using post::FightResult;

namespace {

/// The step of a plan that this is; nothing if plans have no such step.
std::optional<post::TurnStep> stepOf(const std::vector<battle::Action>& edits,
                                     const document::PlayAction* play) {
    if (const auto* turn = dynamic_cast<const document::TurnPlay*>(play)) {
        if (const auto* attack = std::get_if<multiplier::Attack>(&turn->action()))
            return *attack;
        return post::TurnStep();
    }
    if (edits.size() != 1)
        return std::nullopt;
    if (const auto* move = std::get_if<battle::MoveStack>(&edits.front()))
        return *move;
    if (const auto* arrival = std::get_if<battle::PlaceArrival>(&edits.front()))
        return battle::MoveStack{arrival->stack, arrival->to};
    if (std::holds_alternative<battle::SayReady>(edits.front()))
        return post::TurnStep();
    return std::nullopt;
}

} // namespace

BattleTurn::BattleTurn(const battle::Battle& battle, const battle::Battle& start, QObject* parent)
    : QObject(parent), m_before(battle), m_draft(battle, start) {}

BattleTurn::~BattleTurn() = default;

std::unique_ptr<BattleDocument> BattleTurn::makeDocument() {
    auto made = std::make_unique<BattleDocument>(m_before);
    m_document = made.get();
    m_visible.clear();
    m_document->setPlanner([this](const std::vector<battle::Action>& edits,
                                  const document::PlayAction* play) { return takeOver(edits, play); });
    connect(m_document, &BattleDocument::stepsChanged, this, &BattleTurn::follow, Qt::QueuedConnection);
    show();
    return made;
}

/// Adds what the user asks for to the plan. Showing the plan is the document's own business.
bool BattleTurn::takeOver(const std::vector<battle::Action>& edits, const document::PlayAction* play) {
    if (m_isShowing)
        return false;
    const auto step = stepOf(edits, play);
    if (!step) {
        Q_EMIT refused(tr("A plan can have only moves, attacks and the end of the turn. To resign, "
                          "choose More, Resign in the Games by post window."));
    } else if (std::holds_alternative<std::monostate>(*step)) {
        Q_EMIT finished();
    } else if (plan(*step)) {
        m_undone.clear();
        show();
    }
    return true;
}

/// Undo and Redo in the tab.
void BattleTurn::follow() {
    const int known = static_cast<int>(m_visible.size());
    if (m_isShowing || !m_document || m_document->stepsDone() == known)
        return;
    if (m_document->stepsDone() < known)
        undo();
    else
        redo();
}

/// Undo in the tab takes actions out of the plan.
void BattleTurn::undo() {
    while (static_cast<int>(m_visible.size()) > m_document->stepsDone()) {
        const std::size_t last = m_draft.lastDone();
        m_undone.emplace_back(*post::readTurnStep(m_draft.plan()[last].action, m_draft.start()),
                              m_draft.assumed(last));
        m_draft.removeLast();
        m_visible.pop_back();
    }
    show();
}

/// Redo in the tab adds them again, unless the plan has changed in another way since.
void BattleTurn::redo() {
    const auto more = static_cast<std::size_t>(m_document->stepsDone()) - m_visible.size();
    if (m_undone.size() < more || m_draft.isOver()) {
        const QScopedValueRollback showing(m_isShowing, true);
        m_document->goToStep(static_cast<int>(m_visible.size()));
        return;
    }
    for (std::size_t taken = 0; taken < more; ++taken) {
        const auto [step, assumed] = m_undone.back();
        m_undone.pop_back();
        m_draft.add(step, assumed);
        const std::size_t last = m_draft.plan().size() - 1;
        m_visible.emplace_back(m_draft.plan()[last].action, m_draft.shown().dice[last]);
    }
    show();
}

bool BattleTurn::plan(const post::TurnStep& step) {
    if (m_draft.isOver()) {
        Q_EMIT refused(tr("Your plan ends the turn here. Undo its last action to go on."));
        return false;
    }
    const auto refusal = m_draft.check(step);
    if (const auto* move = std::get_if<battle::Refusal>(&refusal)) {
        Q_EMIT refused(text::refusal(*move, m_draft.shown().battle));
        return false;
    }
    if (const auto* attack = std::get_if<multiplier::Refusal>(&refusal)) {
        Q_EMIT refused(text::refusal(*attack, m_draft.shown().battle));
        return false;
    }
    std::optional<FightResult> assumed;
    if (const auto* attack = std::get_if<multiplier::Attack>(&step)) {
        const auto chosen = askResult(*attack);
        if (!chosen)
            return false;
        assumed = *chosen;
    }
    m_draft.add(step, assumed);
    return true;
}

/// Empty if cancelled; the inner value is empty for any result.
std::optional<std::optional<FightResult>> BattleTurn::askResult(const multiplier::Attack& attack) const {
    QuestionBox box(tr("Plan an attack"),
                    tr("%1\n\nWhich result do you want to plan for? Won means that only the enemy stack is "
                       "wiped out; lost, that only your own is. You can plan for the other results later, in "
                       "the Games by post window.")
                        .arg(text::turnAction(attack, m_draft.shown().battle)),
                    QApplication::activeWindow());
    const dice::Odds odds = m_draft.chances(attack);
    std::map<const QAbstractButton*, std::optional<FightResult>> answers;
    QPushButton* any = box.addButton(tr("&Whatever happens"), QMessageBox::AcceptRole);
    box.setDefaultButton(any);
    answers[any] = std::nullopt;
    for (const FightResult result : fightResults)
        answers[box.addButton(tr("If %1").arg(branchText(result, odds)), QMessageBox::AcceptRole)] = result;
    box.exec();
    const auto answer = answers.find(box.clickedButton());
    if (answer == answers.end())
        return std::nullopt;
    return std::optional<std::optional<FightResult>>(std::in_place, answer->second);
}

/// Brings the tab from what it shows of the plan to what the draft shows now.
void BattleTurn::show() {
    const QScopedValueRollback showing(m_isShowing, true);
    const post::TurnDone& shown = m_draft.shown();
    std::vector<std::size_t> done;
    for (std::size_t action = 0; action < m_draft.plan().size(); ++action)
        if (m_draft.isDone(action) && m_draft.plan()[action].action != "end")
            done.push_back(action);
    std::size_t same = 0;
    while (m_document && same < done.size() && same < m_visible.size() &&
           m_visible[same] == std::pair(m_draft.plan()[done[same]].action, shown.dice[done[same]]))
        ++same;
    m_visible.resize(same);
    if (m_document) {
        m_document->goToStep(static_cast<int>(same));
        for (std::size_t next = same; next < done.size(); ++next)
            perform(done[next]);
    }
    Q_EMIT planChanged();
}

void BattleTurn::perform(std::size_t action) {
    const std::string& text = m_draft.plan()[action].action;
    const std::vector<int>& dice = m_draft.shown().dice[action];
    const auto step = post::readTurnStep(text, m_draft.start());
    if (const auto* attack = std::get_if<multiplier::Attack>(&*step)) {
        document::perform(*m_document, *attack, dice);
    } else {
        const auto& move = std::get<battle::MoveStack>(*step);
        const battle::StackPointer stack = m_document->battle().stacks.find(move.stack);
        if (stack->isOnMap())
            m_document->perform(move);
        else
            m_document->perform(battle::PlaceArrival{move.stack, move.to, stack->facing});
    }
    m_visible.emplace_back(text, dice);
}

QString BattleTurn::actionText(std::size_t action) const {
    const post::PlanItem& item = m_draft.plan()[action];
    const auto step = post::readTurnStep(item.action, m_draft.start());
    QString words = tr("End the turn");
    if (const auto* move = std::get_if<battle::MoveStack>(&*step))
        words = text::action(*move, m_draft.shown().battle);
    else if (const auto* attack = std::get_if<multiplier::Attack>(&*step))
        words = text::turnAction(*attack, m_draft.start());
    return QStringLiteral("%1. %2").arg(QString::number(action + 1), words);
}

QStringList BattleTurn::trial() const {
    const post::PlanTrial trial = tryPlan(m_before, m_draft.start(), m_draft.plan(), battlePlanSamples);
    return trialText(m_draft.plan(), trial, &m_before);
}

void BattleTurn::assume(std::size_t fight, std::optional<FightResult> result) {
    m_undone.clear();
    m_draft.assume(fight, result);
    show();
}

void BattleTurn::removeLast() {
    m_undone.clear();
    if (m_draft.removeLast())
        show();
}

void BattleTurn::endTurn() {
    if (m_draft.isOver())
        return;
    m_undone.clear();
    m_draft.add(post::TurnStep());
    show();
}

} // namespace sf::ui

#include "moc_battle_turn.cpp"
