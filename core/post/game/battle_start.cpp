// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/battle_start.h"

#include "core/post/game/battle_games.h"
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/option.h"
#include "core/rules/battle/play/sealed.h"

namespace sf::post {

namespace {

using battle::Battle;
using battle::Play;
using battle::PlayPhase;
using battle::SayReady;
using battle::StartPlay;
using battle::System;
using Why = StartProblem::Why;

constexpr std::size_t players = 2;

std::optional<Why> problemOf(const Battle& battle) {
    if (!postedSystem(battle.rules))
        return Why::OtherRules;
    if (battle.sides.size() != players || !battle.areOpposed(0, 1))
        return Why::NotTwoSides;
    if (battle::isRoundRunning(battle))
        return Why::RoundRunning;
    if (battle.play && battle.play->phase == PlayPhase::Over)
        return Why::Over;
    return std::nullopt;
}

/// Requires rules that can be played by post.
const System& systemOf(const Battle& battle) {
    return *postedSystem(battle.rules);
}

/// Begins the phase that is under way once more.
void beginAgain(Battle& battle) {
    Play& play = editPlay(battle);
    play.ready.clear();
    play.sealed.clear();
    play.start.reset();
    play.isRefereed = false;
    if (battle::areOrdersSealed(battle))
        beginSealed(battle);
}

/// Without zones there is nothing to deploy.
void passDeployment(Battle& battle) {
    while (battle.play->phase == PlayPhase::Deployment)
        battle::carryOut(battle, SayReady{sideToAct(battle).value_or(0)}, systemOf(battle));
}

} // namespace

std::variant<Battle, StartProblem> startByPost(const Battle& battle) {
    if (const auto why = problemOf(battle))
        return StartProblem{*why, {}};
    Battle start = battle.play ? asSeenBy(battle, std::nullopt, systemOf(battle)) : battle;
    start.seed.clear();
    start.history.clear();
    start.plans = {};
    start.houseRules["orders"] = postedOrders(start.rules);
    start.houseRules["undoDice"] = "\"never\"";
    if (start.play)
        beginAgain(start);
    else if (const auto refusal = battle::carryOut(start, StartPlay{}, systemOf(start)))
        return StartProblem{Why::CantStart, *refusal};
    if (start.scenario->deployment.empty())
        passDeployment(start);
    return start;
}

std::string_view kindOf(const Battle& battle) {
    return systemOf(battle).key();
}

} // namespace sf::post
