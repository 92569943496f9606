// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/agenda.h"

#include "core/rules/smm/fight/round_state.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::StackId;

ConflictTurns turnsOf(const Battle& battle, const Conflict& conflict, const std::vector<StackId>& order) {
    ConflictTurns turns;
    turns.number = conflict.number;
    turns.stacks = conflict.stacks;
    for (const StackId& id : order)
        turns.turns.push_back({id, initiativeIn(battle, conflict, id), hasActed(battle, id)});
    return turns;
}

/// The current Conflict of the stacks that began the round together.
Conflict presentOf(const Battle& battle, const std::vector<StackId>& stacks) {
    for (const StackId& id : stacks)
        if (const auto found = conflictOf(battle, id))
            return conflictsOf(battle)[*found];
    return {};
}

/// The Conflicts as they would fight now.
Agenda planned(const Battle& battle) {
    Agenda agenda;
    std::vector<std::pair<std::vector<StackId>, const Conflict*>> rounds;
    for (const Conflict& conflict : conflictsOf(battle))
        if (std::vector<StackId> order = byInitiative(battle, conflict); !order.empty())
            rounds.emplace_back(std::move(order), &conflict);
    std::ranges::stable_sort(rounds, [&](const auto& one, const auto& other) {
        return fightsBefore(battle, one.first, other.first);
    });
    for (const auto& [order, conflict] : rounds)
        agenda.conflicts.push_back(turnsOf(battle, *conflict, order));
    return agenda;
}

} // namespace

Agenda agenda(const Battle& battle) {
    if (!battle::isRoundRunning(battle))
        return planned(battle);
    const RunningRound& running = *runningRound(battle);
    Agenda agenda;
    for (std::size_t i = 0; i < running.conflicts->size(); ++i) {
        std::vector<StackId> order = (*running.conflicts)[i];
        if (i > running.conflict) // who croaks before its Conflict's turn does not act (SMM-26)
            std::erase_if(order, [&](const StackId& id) { return !battle.stacks.find(id)->isAlive(); });
        agenda.conflicts.push_back(turnsOf(battle, presentOf(battle, (*running.conflicts)[i]), order));
        agenda.conflicts.back().number = running.number(i);
        agenda.conflicts.back().isFought = i < running.conflict;
    }
    agenda.conflict = running.conflict;
    agenda.next = running.nextStack();
    agenda.phase = running.isOutside() ? Phase::Outside : Phase::Conflicts;
    for (std::size_t i = 0; i < running.outside.size(); ++i)
        agenda.outside.push_back({running.outside[i], 0, i < running.next});
    return agenda;
}

} // namespace sf::smm
