// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/commander.h"

#include "core/players/battle/nearest.h"
#include "core/players/battle/round_tactics.h"
#include "core/players/battle/turn_tactics.h"
#include "core/players/battle/worth.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/dice/philox.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>

namespace sf::players {
namespace {

using battle::Battle;

Steps planSteps(const Battle& seen, int side, const Plan& plan, Duels& duels) {
    if (seen.play && seen.play->phase == battle::PlayPhase::Deployment)
        return deploymentSteps(seen, side, duels);
    if (battle::systemOf(seen.rules).hasTurns())
        return turnSteps(seen, side, plan);
    return roundSteps(seen, side, plan, duels);
}

Plan thumbPlan(const Battle& seen, int side, Duels& duels) {
    return battle::systemOf(seen.rules).hasTurns() ? Plan{} : likelyPlan(seen, side, duels);
}

/// Without future dice and without the others' sealed plans: the starting point of imagined battles.
Battle asImagined(const Battle& seen) {
    Battle battle = seen;
    battle.seed.clear();
    battle.history.clear();
    if (!battle::isSealed(battle))
        return battle;
    battle.houseRules.erase("orders");
    battle::Play& play = battle::editPlay(battle);
    play.start.reset();
    play.sealed.clear();
    play.ready.clear();
    return battle;
}

/// How much a level imagines. The work grows with the number of stacks, so fewer large battles are imagined.
struct Effort {
    int battles = 0; ///< for each pair of plans
    int rounds = 0;
    std::size_t answers = 1; ///< plans of the opponents
};

Effort effortOf(int level, std::size_t stacks) {
    const int most = level == 2 ? 80 : 320;
    const int share = std::max(1, most / std::max(1, static_cast<int>(stacks)));
    return {std::min(share, level == 2 ? 6 : 12), level == 2 ? 6 : 8, level == 2 ? 1U : 2U};
}

/// Plays plans against each other.
class Imagination {
public:
    Imagination(const Battle& seen, int side, const Commander& commander, const std::stop_token& stop)
        : m_start(asImagined(seen))
        , m_side(side)
        , m_seed(commander.seed)
        , m_effort(effortOf(commander.level, seen.stacks.size()))
        , m_duels(seen)
        , m_stop(stop) {
        if (auto played = asPlayed(m_start); auto* battle = std::get_if<Battle>(&played))
            m_start = std::move(*battle);
    }

    Decision decide();

private:
    std::vector<Plan> plans(int side);
    double average(const Plan& own, const Plan& answer);
    double against(const Plan& own, const std::vector<Plan>& answers);

    Battle m_start;
    int m_side;
    std::uint64_t m_seed;
    Effort m_effort;
    Duels m_duels;
    std::stop_token m_stop;
    int m_battles = 0;
};

/// The likely plan first.
std::vector<Plan> Imagination::plans(int side) {
    std::vector<Plan> plans{thumbPlan(m_start, side, m_duels)};
    const auto add = [&](const Plan& plan) {
        if (std::ranges::count(plans, plan) == 0)
            plans.push_back(plan);
    };
    add({PlanKind::Press, {}});
    add({PlanKind::Hold, {}});
    if (!battle::systemOf(m_start.rules).hasTurns())
        add({PlanKind::Gather, {}});
    const Situation situation(m_start, side);
    if (const auto own = situation.own(); !own.empty())
        for (const battle::StackPointer& foe : Situation::nearest(situation.foes(), own.front()->hex, 2))
            add({PlanKind::Focus, foe->id});
    return plans;
}

double Imagination::average(const Plan& own, const Plan& answer) {
    Policies policies(m_start.sides.size(),
                      [&](const Battle& seen, int side) { return planSteps(seen, side, answer, m_duels); });
    const int first = battle::roundNumber(m_start);
    policies[static_cast<std::size_t>(m_side)] = [&](const Battle& seen, int side) {
        // A side keeps a plan only for some rounds; then it does what seems likely.
        constexpr int sticksFor = 3;
        const bool sticks = battle::roundNumber(seen) - first < sticksFor;
        return planSteps(seen, side, sticks ? own : thumbPlan(seen, side, m_duels), m_duels);
    };
    double sum = 0;
    int count = 0;
    for (; count < m_effort.battles && !m_stop.stop_requested(); ++count, ++m_battles) {
        Battle battle = m_start;
        // The same dice for every plan, so that luck weighs less.
        dice::Philox random(m_seed, static_cast<std::uint64_t>(count));
        playRounds(battle, policies, random, m_effort.rounds, m_stop);
        sum += chanceOf(battle, m_side);
    }
    return count > 0 ? sum / count : 0.5;
}

double Imagination::against(const Plan& own, const std::vector<Plan>& answers) {
    double least = 1;
    for (const Plan& answer : answers)
        least = std::min(least, average(own, answer));
    return least;
}

Decision Imagination::decide() {
    int opponent = m_side;
    for (int side = 0; side < static_cast<int>(m_start.sides.size()); ++side)
        if (m_start.areOpposed(side, m_side) && battle::takesPart(m_start, side))
            opponent = side;
    std::vector<Plan> answers = plans(opponent);
    if (answers.size() > m_effort.answers)
        answers.resize(m_effort.answers);
    std::vector<JudgedPlan> judged;
    for (const Plan& plan : plans(m_side))
        if (judged.empty() || !m_stop.stop_requested())
            judged.push_back({plan, against(plan, answers)});
    std::ranges::stable_sort(judged, std::greater(), &JudgedPlan::chance);
    Decision decision;
    decision.chosen = judged.front();
    if (judged.size() > 1)
        decision.runnerUp = judged[1];
    decision.battles = m_battles;
    return decision;
}

} // namespace

Decision decide(const Battle& seen, int side, const Commander& commander, const std::stop_token& stop) {
    Duels duels(seen);
    Decision decision;
    const bool deploys = seen.play && seen.play->phase == battle::PlayPhase::Deployment;
    if (commander.level > lowestLevel && !deploys)
        decision = Imagination(seen, side, commander, stop).decide();
    else
        decision.chosen = {thumbPlan(seen, side, duels), chanceOf(seen, side)};
    decision.steps = planSteps(seen, side, decision.chosen.plan, duels);
    return decision;
}

Policy policyOf(const Commander& commander) {
    return [commander](const Battle& seen, int side) { return decide(seen, side, commander).steps; };
}

Policy nearestPolicy() {
    return [](const Battle& seen, int side) {
        if (battle::systemOf(seen.rules).hasTurns())
            return nearestTurnSteps(seen, side);
        Situation situation(seen, side);
        placeArrivals(situation);
        smm::GiveOrders orders;
        for (const auto& [id, order] : nearestOrders(situation.battle(), side))
            orders.orders.emplace(id, order);
        situation.take(orders);
        if (seen.play)
            situation.add(battle::Action(battle::SayReady{side}));
        return std::move(situation).steps();
    };
}

} // namespace sf::players
