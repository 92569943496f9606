// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/multiplier/turn_controller.h"

#include "core/document/battle/multiplier/turn_play.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/multiplier/events.h"
#include "core/text/battle_text.h"
#include "core/text/caption.h"
#include "core/text/lists.h"
#include "core/text/multiplier_text.h"
#include "ui/battle/state/selection.h"

#include <algorithm>

namespace sf::ui {

TurnController::TurnController(document::BattleDocument& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
    connect(&document, &document::BattleDocument::changed, this, &TurnController::changed);
    connect(&document, &document::Document::awaitedChanged, this, &TurnController::changed);
    connect(&selection, &Selection::stackChanged, this, &TurnController::changed);
}

battle::StackPointer TurnController::selected() const {
    const auto& id = m_selection.stack();
    return id ? battle().stacks.find(*id) : nullptr;
}

int TurnController::side() const {
    return multiplier::sideToMove(battle());
}

int TurnController::readyStacks() const {
    const int moving = side();
    return static_cast<int>(std::ranges::count_if(battle().stacks, [&](const battle::StackPointer& stack) {
        return stack->side == moving && !multiplier::targetsOf(battle(), stack->id).empty();
    }));
}

std::optional<multiplier::Refusal> TurnController::refusalOf(const battle::StackId& target) const {
    multiplier::Attack attack;
    attack.attacker = m_selection.stack().value_or(battle::StackId());
    attack.defender = target;
    const auto found = multiplier::attackInTurn(battle(), attack);
    const auto* refusal = std::get_if<multiplier::Refusal>(&found);
    return refusal ? std::optional(*refusal) : std::nullopt;
}

std::vector<battle::StackId> TurnController::targets() const {
    return m_selection.stack() && mayAct() ? multiplier::targetsOf(battle(), *m_selection.stack())
                                           : std::vector<battle::StackId>{};
}

/// Says who acts instead of people. False if nobody does.
bool TurnController::sayAwaited() {
    const QString text = m_document.awaited().text;
    if (!text.isEmpty())
        say(text);
    return !text.isEmpty();
}

void TurnController::announceRefusal(const multiplier::Refusal& refusal) {
    say(text::caption(refusal, battle()).in(tr("Not allowed: %1")));
}

bool TurnController::attack(const multiplier::Attack& attack, const std::optional<std::vector<int>>& typed) {
    if (sayAwaited())
        return false;
    const auto outcome = perform(m_document, attack, typed);
    if (outcome.refusal)
        announceRefusal(*outcome.refusal);
    else if (outcome.dice)
        say({outcome.dice->isMissing
                 ? tr("Too few dice: each strike rolls two")
                 : tr("A die can't show %1, only 1 to 6").arg(text::figure(outcome.dice->found)),
             multiplierRule(7)});
    QStringList parts;
    for (const battle::Event& event : outcome.events)
        if (event.kind == multiplier::events::strikes || event.kind == battle::events::croaks)
            parts << text::event(event, battle());
    if (!parts.isEmpty())
        say(text::clauses(parts));
    return outcome.isDone();
}

bool TurnController::areTurnsTaken() const {
    return !battle().play || battle().play->phase == battle::PlayPhase::Turns;
}

bool TurnController::endTurn() {
    if (sayAwaited())
        return false;
    if (const auto refusal = perform(m_document, multiplier::EndTurn{}).refusal) {
        announceRefusal(*refusal);
        return false;
    }
    if (areTurnsTaken())
        say({tr("To move: %1").arg(text::sideName(battle(), side())), multiplierRule(0)});
    return true;
}

void TurnController::askFor(const battle::StackId& target) {
    if (sayAwaited())
        return;
    if (!selected())
        return say(tr("Select the attacking stack first"));
    if (const auto refusal = refusalOf(target))
        return announceRefusal(*refusal);
    Q_EMIT attackAsked(*m_selection.stack(), target);
}

void TurnController::askForAny() {
    if (sayAwaited())
        return;
    std::vector<battle::StackPointer> possible;
    std::vector<battle::StackPointer> underCursor;
    for (const battle::StackId& id : targets()) {
        possible.push_back(battle().stacks.find(id));
        if (possible.back()->hex == m_selection.cursor())
            underCursor.push_back(possible.back());
    }
    if (!possible.empty())
        return Q_EMIT choiceAsked(underCursor.empty() ? possible : underCursor);
    if (!selected())
        return say(tr("Select the attacking stack first"));
    for (const battle::StackPointer& stack : battle().stacks.at(m_selection.cursor()))
        if (stack->side != selected()->side)
            return askFor(stack->id); // reports the refusal
    say({tr("No target of %1 is in range").arg(text::stackName(*selected())), multiplierRule(0)});
}

} // namespace sf::ui

#include "moc_turn_controller.cpp"
