// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/phases.h"

#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/battle/play/victory.h"

namespace sf::battle {

void restore(StackExtras& extras) {
    extras.moveLeft.reset();
    extras.defendedThisTurn.reset();
    extras.attackedThisTurn = false;
}

void restoreAll(Battle& battle) {
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackExtras& extras = *battle.stacks[position]->extras;
        if (!extras.moveLeft && !extras.defendedThisTurn && !extras.attackedThisTurn)
            continue;
        Stack rested = *battle.stacks[position];
        restore(rested.extras.edit());
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

void beginRounds(Battle& battle, const System& system) {
    if (system.hasTurns()) {
        Play& play = editPlay(battle);
        play.phase = PlayPhase::Turns;
        play.ready.clear();
        battle.turn = 0;
        if (!takesPart(battle, 0))
            system.passTurn(battle);
    } else {
        beginOrders(battle);
    }
}

void endIfConceded(Battle& battle) {
    if (const std::optional<PlayResult> result = lastAlliance(battle, Ending::Conceded))
        endPlay(battle, *result, nullptr);
}

void finishOrdersRound(Battle& battle, std::vector<Event>* events) {
    restoreAll(battle);
    removeCasualties(battle, events);
    closeFigures(battle);
    checkVictory(battle, CheckTime::RoundEnd, events);
    battle.round = battle.round.value_or(0) + 1;
    if (battle.play->phase != PlayPhase::Over)
        beginOrders(battle);
}

} // namespace sf::battle
