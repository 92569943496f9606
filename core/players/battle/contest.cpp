// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/contest.h"

#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/luck.h"
#include "core/rules/systems/battle_systems.h"

#include <tuple>

namespace sf::players {

using battle::Battle;
using battle::PlayPhase;

namespace {

/// Who acts, in which phase of which round.
std::tuple<std::optional<int>, PlayPhase, int> moment(const Battle& battle) {
    return {battle::sideToAct(battle), battle.play->phase, battle::roundNumber(battle)};
}

Steps stepsOf(const Policy& policy, const Battle& battle, int side) {
    return battle::isSealed(battle)
               ? policy(battle::asSeenBy(battle, side, battle::systemOf(battle.rules)), side)
               : policy(battle, side);
}

/// Finishes the phase for a side that did not.
void finish(Battle& battle, int side, dice::Source& dice) {
    const battle::System& system = battle::systemOf(battle.rules);
    if (battle.play->phase == PlayPhase::Turns) {
        perform(battle, multiplier::TurnAction(multiplier::EndTurn{}), dice);
        return;
    }
    if (perform(battle, battle::Action(battle::SayReady{side}), dice))
        return;
    const bool isDeploying = battle.play->phase == PlayPhase::Deployment;
    battle::makeAllReady(battle, system);
    if (isDeploying)
        battle::beginRounds(battle, system);
}

void act(Battle& battle, const Policy& policy, int side, dice::Source& dice) {
    const auto before = moment(battle);
    bool hasAttacked = false;
    for (const Step& step : stepsOf(policy, battle, side)) {
        const bool isDone = perform(battle, step, dice);
        const auto* turn = std::get_if<multiplier::TurnAction>(&step);
        hasAttacked = hasAttacked || (isDone && turn && std::holds_alternative<multiplier::Attack>(*turn));
    }
    if (!hasAttacked && moment(battle) == before)
        finish(battle, side, dice);
}

} // namespace

void fightRound(Battle& battle, smm::Luck& luck) {
    if (smm::carryOut(battle, smm::PlayRound{}, luck))
        battle::finishOrdersRound(battle, nullptr);
}

bool isOver(const Battle& battle) {
    return battle.play->phase == PlayPhase::Over;
}

std::variant<Battle, battle::Refusal> asPlayed(const Battle& battle) {
    if (battle.play)
        return battle::withoutReferee(battle);
    Battle played = battle;
    smm::setRunning(played, nullptr); // play begins between rounds
    if (const auto refusal = battle::carryOut(played, battle::StartPlay{}, battle::systemOf(battle.rules)))
        return *refusal;
    return played;
}

void playOn(Battle& battle, const Policies& policies, dice::Source& dice) {
    if (const std::optional<int> side = battle::sideToAct(battle))
        return act(battle, policies[static_cast<std::size_t>(*side)], *side, dice);
    smm::ThrownLuck luck(dice);
    fightRound(battle, luck);
}

int playRounds(Battle& battle, const Policies& policies, dice::Source& dice, int most,
               const std::stop_token& stop) {
    const int first = battle::roundNumber(battle);
    while (!isOver(battle) && battle::roundNumber(battle) - first < most && !stop.stop_requested())
        playOn(battle, policies, dice);
    return battle::roundNumber(battle) - first;
}

} // namespace sf::players
