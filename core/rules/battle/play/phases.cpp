// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/phases.h"

#include "core/rules/battle/events.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/battle/play/victory.h"

namespace sf::battle {

bool restore(Stack& stack) {
    const bool hadMoved = stack.extras->moveLeft.has_value();
    if (hadMoved)
        stack.extras.edit().moveLeft.reset();
    return stack.state.change(&StatePart::rest) || hadMoved;
}

void restoreAll(Battle& battle) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        Stack rested = *battle.stacks[position];
        if (restore(rested))
            battle.stacks.replace(position, std::make_shared<const Stack>(std::move(rested)));
    }
}

void beginOrders(Battle& battle) {
    Play& play = editPlay(battle);
    play.phase = PlayPhase::Ordering;
    play.ready.clear();
    play.merged.clear();
    if (areOrdersSealed(battle))
        beginSealed(battle);
}

void beginRounds(Battle& battle, const System& system, EventSink* sink) {
    if (system.hasTurns()) {
        Play& play = editPlay(battle);
        play.phase = PlayPhase::Turns;
        play.ready.clear();
        system.beginTurns(battle);
        if (!takesPart(battle, sideInTurn(battle)))
            system.passTurn(battle, sink);
    } else {
        beginOrders(battle);
    }
}

std::vector<StackId> dropGoneOrders(Battle& battle) {
    const SystemState before = battle.plans;
    battle.plans.change(&StatePart::dropGone, battle);
    std::vector<StackId> dropped;
    for (const StackPointer& stack : battle.stacks)
        if (before.lost(stack->id, battle.plans))
            dropped.push_back(stack->id);
    return dropped;
}

void endIfConceded(Battle& battle, EventSink* sink) {
    if (const std::optional<PlayResult> result = lastAlliance(battle, Ending::Conceded))
        endPlay(battle, *result, sink);
}

void finishOrdersRound(Battle& battle, EventSink* sink) {
    restoreAll(battle);
    removeCasualties(battle, sink);
    closeFigures(battle);
    checkVictory(battle, CheckTime::RoundEnd, sink);
    battle.round = battle.round.value_or(0) + 1;
    if (battle.play->phase == PlayPhase::Over)
        return;
    for (const StackId& id : dropGoneOrders(battle))
        if (sink)
            sink->tell({events::dropsOrder, battleRule(5), id}, battle);
    beginOrders(battle);
}

} // namespace sf::battle
