// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what a document says of a played battle fits the rest of it (BAT-1, BAT-3 to BAT-5).
// Declared in play_json.h.
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/play_json.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

using battle::Battle;
using battle::Concede;
using battle::Play;
using battle::PlayPhase;
using battle::Presence;
using battle::SealedPlan;
using battle::Stack;
using battle::StackPointer;
using Problem = std::optional<LoadError>;

LoadError wrong(const QString& place, const char* expected, const QString& found) {
    return {place, QCoreApplication::translate("sf::document", expected), found};
}

/// Plays the plans again from the start of the phase, which checks that they are legal.
class PlanCheck {
public:
    PlanCheck(Battle& battle, const std::map<int, SealedPlan>& plans) : m_battle(battle), m_plans(plans) {}

    Problem run() {
        for (const auto& [side, plan] : m_plans)
            if (Problem problem = check(side, plan))
                return problem;
        return std::nullopt;
    }

private:
    Problem check(int side, const SealedPlan& plan) {
        const QString place = QStringLiteral("sealed.%1").arg(side);
        if (side < 0 || side >= static_cast<int>(m_battle.sides.size()))
            return wrong(place, QT_TRANSLATE_NOOP("sf::document", "a side of the battle (BAT-4)"),
                         QString::number(side));
        Battle own = battle::actingAlone(m_battle, side);
        for (std::size_t i = 0; i < plan.actions.size(); ++i) {
            if (isByOlderRules(own, plan.actions[i]))
                return std::nullopt; // it will be dropped when it is carried out, and what depends on it
            if (Problem problem = play(own, plan.actions[i], place + QStringLiteral(".actions[%1]").arg(i)))
                return problem;
        }
        const auto foreign = foreignStack(plan.plans, [&](const battle::StackId& id) {
            const StackPointer stack = own.stacks.find(id);
            return stack && stack->side == side;
        });
        if (!foreign)
            return std::nullopt;
        return wrong(place + u'.' + foreign->first,
                     QT_TRANSLATE_NOOP("sf::document", "a stack of that side (BAT-4)"),
                     text::withInvisible(QString::fromStdString(foreign->second.text).left(60)));
    }
    /// Earlier versions allowed merging into a hex with opponents, left the rest of a split stack more Move,
    /// and allowed parts without a living unit.
    static bool isByOlderRules(const Battle& own, const battle::Action& action) {
        if (!std::holds_alternative<battle::MergeStacks>(action) &&
            !std::holds_alternative<battle::SplitStack>(action))
            return false;
        const battle::Outcome outcome = apply(own, action, system(own.rules));
        const auto* refusal = std::get_if<battle::Refusal>(&outcome);
        return refusal && (refusal->reason == battle::Reason::OpponentThere ||
                           refusal->reason == battle::Reason::OutOfReach ||
                           refusal->reason == battle::Reason::PartNotAlive);
    }
    static Problem play(Battle& own, const battle::Action& action, const QString& place) {
        if (std::holds_alternative<Concede>(action))
            return std::nullopt;
        const battle::Outcome outcome = apply(own, action, system(own.rules));
        if (const auto* refusal = std::get_if<battle::Refusal>(&outcome))
            return LoadError{place,
                             refusal->rule.text().empty()
                                 ? QCoreApplication::translate("sf::document", "a legal action")
                                 : QCoreApplication::translate("sf::document", "a legal action (%1)")
                                       .arg(QString::fromStdString(refusal->rule.text())),
                             text::refusal(*refusal, own)};
        redo(own, std::get<battle::Changes>(outcome));
        return std::nullopt;
    }

    Battle& m_battle;
    const std::map<int, SealedPlan>& m_plans;
};

/// Phase, round and readiness must agree with each other and with the battle.
Problem checkPlay(const Battle& battle, const PlayText& text) {
    const Play& play = text.play;
    if (!system(battle.rules).canBePlayed())
        return wrong(QStringLiteral("play"),
                     QT_TRANSLATE_NOOP("sf::document", "no play by rules that know only boards (BAT-1)"), {});
    const PlayPhase foreign = system(battle.rules).hasTurns() ? PlayPhase::Ordering : PlayPhase::Turns;
    if (play.phase == foreign || (play.phase == PlayPhase::Over) != play.result.has_value())
        return wrong(
            QStringLiteral("play.phase"),
            QT_TRANSLATE_NOOP("sf::document", "a phase of these rules, and over with a result (BAT-2)"),
            QString::fromUtf8(key(play.phase).data()));
    if (battle::isRoundRunning(battle) && play.phase != PlayPhase::Ordering)
        return wrong(QStringLiteral("running"),
                     QT_TRANSLATE_NOOP("sf::document", "no running round in this phase (BAT-2)"), {});
    const auto sides = static_cast<int>(battle.sides.size());
    for (const int side : play.ready)
        if (side >= sides)
            return wrong(QStringLiteral("play.ready"),
                         QT_TRANSLATE_NOOP("sf::document", "sides of the battle"), QString::number(side));
    if (play.phase == PlayPhase::Turns && battle::sideInTurn(battle) >= sides)
        return wrong(QStringLiteral("turn"), QT_TRANSLATE_NOOP("sf::document", "a side of the battle"),
                     QString::number(battle::sideInTurn(battle)));
    return std::nullopt;
}

/// `play.round` and `round` must be equal.
Problem checkRound(Battle& battle, const PlayText& text) {
    if (!text.round)
        return std::nullopt;
    const bool counts = text.play.phase != PlayPhase::Deployment;
    const bool isOver = text.play.phase == PlayPhase::Over;
    const int before = *text.round - (counts && !isOver ? 1 : 0);
    if (before >= 0 && !battle.round && before > 0)
        battle.round = before;
    if (before == battle.round.value_or(0) || (isOver && before == battle.round.value_or(0) + 1))
        return std::nullopt;
    return wrong(QStringLiteral("play.round"),
                 QT_TRANSLATE_NOOP("sf::document", "the round that follows those played, “round” (BAT-2)"),
                 QString::number(*text.round));
}

void setPresence(Battle& battle) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackPointer& stack = battle.stacks[position];
        if (!stack->extras->arrives || !stack->isOnMap())
            continue;
        Stack waiting = *stack;
        waiting.presence = Presence::ToArrive;
        battle.stacks.replace(position, std::make_shared<const Stack>(std::move(waiting)));
    }
}

Problem checkBoard(const Battle& battle) {
    for (std::size_t i = 0; i < battle.stacks.size(); ++i)
        if (!battle.stacks[i]->isOnMap())
            return wrong(QStringLiteral("stacks[%1].gone").arg(i),
                         QT_TRANSLATE_NOOP("sf::document", "this key only in a played battle (BAT-1)"),
                         QString::fromUtf8(key(battle.stacks[i]->presence).data()));
    return std::nullopt;
}

/// Resumes a sealed phase.
Problem unseal(Battle& battle, const std::map<int, SealedPlan>& plans) {
    const bool isSealable =
        battle.play->phase == PlayPhase::Deployment || battle.play->phase == PlayPhase::Ordering;
    if (!isSealable || battle::isRoundRunning(battle) || !sideToAct(battle))
        return wrong(QStringLiteral("sealed"),
                     QT_TRANSLATE_NOOP("sf::document", "a phase in which sides act in secret (BAT-4)"),
                     QString::fromUtf8(key(battle.play->phase).data()));
    if (Problem problem = PlanCheck(battle, plans).run())
        return problem;
    beginSealed(battle);
    editPlay(battle).sealed = plans;
    takeUpPlans(battle);
    resumePlan(battle, system(battle.rules));
    return std::nullopt;
}

} // namespace

Problem completePlay(Battle& battle, std::optional<PlayText> text, const std::map<int, SealedPlan>* sealed) {
    if (!text && !sealed)
        return checkBoard(battle);
    if (!text)
        return wrong(QStringLiteral("sealed"),
                     QT_TRANSLATE_NOOP("sf::document", "this key only in a played battle (BAT-1)"), {});
    if (Problem problem = checkPlay(battle, *text))
        return problem;
    if (Problem problem = checkRound(battle, *text))
        return problem;
    setPresence(battle);
    battle.play = std::make_shared<Play>(std::move(text->play));
    const bool isSealable = !battle::isRoundRunning(battle) && areOrdersSealed(battle) && sideToAct(battle) &&
                            battle.play->phase != PlayPhase::Turns;
    if (sealed)
        return unseal(battle, *sealed);
    if (isSealable)
        beginSealed(battle);
    return std::nullopt;
}

} // namespace sf::document
