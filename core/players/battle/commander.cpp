// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/commander.h"

#include "core/players/battle/mixed_strategy.h"
#include "core/players/battle/situation.h"
#include "core/players/battle/tactics.h"
#include "core/players/battle/worth.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/dice/philox.h"
#include "core/rules/limits.h"
#include "core/rules/systems/battle_systems.h"
#include "core/rules/work_budget.h"

#include <algorithm>
#include <numeric>

namespace sf::players {
namespace {

using battle::Battle;

Steps planSteps(const Battle& seen, int side, const Plan& plan, Duels& duels) {
    if (seen.play && seen.play->phase == battle::PlayPhase::Deployment)
        return deploymentSteps(seen, side, duels);
    return tacticsOf(seen).steps(seen, side, plan, duels);
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
    int first = 0;  ///< battles for every pair of plans
    int second = 0; ///< further ones for the most promising plans
    std::size_t promising = 2;
    int rounds = 0;          ///< of each battle
    std::size_t answers = 1; ///< plans of the opponents
};

/// What the sides think about in a round or turn of each: pairs of stacks, larger ones counting more.
double workOfRound(const Battle& battle) {
    std::vector<double> stacks(battle.sides.size());
    double units = 1;
    for (const battle::StackPointer& stack : battle.stacks)
        if (stack->isAlive()) {
            ++stacks[static_cast<std::size_t>(stack->side)];
            units += stack->living();
        }
    const double all = std::accumulate(stacks.begin(), stacks.end(), 1.0);
    double pairs = 0;
    for (const double own : stacks)
        pairs += tacticsOf(battle).pairs(own, all);
    constexpr double unitsAsOneMore = 16;
    return pairs * (1 + units / all / unitsAsOneMore);
}

/// With turns there is a decision for each attack. Where there is no time for even one round, nothing is
/// imagined.
Effort effortOf(int level, const Battle& battle) {
    const std::size_t stacks = battle.stacks.size();
    const auto share = [&](int most) { return std::max(1, most / std::max(8, static_cast<int>(stacks))); };
    Effort effort =
        level == 2 ? Effort{share(20), share(32), 2, 5, 1} : Effort{share(28), share(64), 3, 6, 2};
    constexpr double mostWork = 1e7; // some seconds
    constexpr double plans = 5;
    const double battles = static_cast<double>(effort.answers) *
                           (plans * effort.first + static_cast<double>(effort.promising) * effort.second);
    const double decisions = tacticsOf(battle).decisions(static_cast<double>(stacks));
    const double rounds = mostWork / std::max(1.0, decisions * battles * workOfRound(battle));
    effort.rounds = static_cast<int>(std::min<double>(effort.rounds, rounds));
    return effort;
}

/// Plays plans against each other.
class Imagination {
public:
    Imagination(const Battle& seen, int side, const Commander& commander, const std::stop_token& stop)
        : m_start(asImagined(seen))
        , m_isSealed(battle::isSealed(seen))
        , m_side(side)
        , m_seed(commander.seed)
        , m_effort(effortOf(commander.level, seen))
        , m_duels(seen)
        , m_stop(stop) {
        if (auto played = asPlayed(m_start); auto* battle = std::get_if<Battle>(&played))
            m_start = std::move(*battle);
        deploy();
    }

    Decision decide();

private:
    void deploy();
    std::vector<Plan> plans(int side);
    /// A plan with what its imagined battles came to against each answer.
    struct Tried {
        Plan plan;
        std::vector<double> sums;
        int battles = 0; ///< against each
        double chance() const { return battles == 0 ? 0.5 : *std::ranges::min_element(sums) / battles; }
    };
    double play(const Plan& own, const Plan& answer, int number);
    void playOut(Tried& tried, const std::vector<Plan>& answers, int battles);
    void draw(std::vector<Tried>& tried, Decision& decision) const;

    Battle m_start;
    bool m_isSealed; ///< both choose at once
    int m_side;
    std::uint64_t m_seed;
    Effort m_effort;
    Duels m_duels;
    std::stop_token m_stop;
    std::int64_t m_workLeft = limits::imaginedWork;
    int m_battles = 0;
};

/// Every side deploys in the same way whatever its plan, so that is played only once.
void Imagination::deploy() {
    const Policies policies(m_start.sides.size(), [&](const Battle& seen, int side) {
        return deploymentSteps(seen, side, m_duels);
    });
    dice::Script none({});
    while (m_start.play && m_start.play->phase == battle::PlayPhase::Deployment)
        playOn(m_start, policies, none);
}

/// The likely plan first.
std::vector<Plan> Imagination::plans(int side) {
    const Tactics& tactics = tacticsOf(m_start);
    std::vector<Plan> plans{tactics.likelyPlan(m_start, side, m_duels)};
    const auto add = [&](const Plan& plan) {
        if (std::ranges::count(plans, plan) == 0)
            plans.push_back(plan);
    };
    for (const PlanKind kind : tactics.plans)
        add({kind, {}});
    const Situation situation(m_start, side);
    if (const auto own = situation.own(); !own.empty())
        for (const battle::StackPointer& foe : Situation::nearest(situation.foes(), own.front()->hex, 2))
            add({PlanKind::Focus, foe->id});
    return plans;
}

/// One battle: the side's chance at its end.
double Imagination::play(const Plan& own, const Plan& answer, int number) {
    Policies policies(m_start.sides.size(),
                      [&](const Battle& seen, int side) { return planSteps(seen, side, answer, m_duels); });
    const int first = battle::roundNumber(m_start);
    policies[static_cast<std::size_t>(m_side)] = [&](const Battle& seen, int side) {
        // A side keeps a plan only for some rounds; then it does what seems likely.
        constexpr int sticksFor = 3;
        const bool sticks = battle::roundNumber(seen) - first < sticksFor;
        return planSteps(seen, side, sticks ? own : tacticsOf(seen).likelyPlan(seen, side, m_duels), m_duels);
    };
    Battle battle = m_start;
    // The same dice for every plan, so that luck weighs less.
    dice::Philox random(m_seed, static_cast<std::uint64_t>(number));
    playRounds(battle, policies, random, m_effort.rounds, m_stop);
    ++m_battles;
    return chanceOf(battle, m_side);
}

/// Until so much work was done that people would wait; then it decides with what it has.
void Imagination::playOut(Tried& tried, const std::vector<Plan>& answers, int battles) {
    for (int more = 0; more < battles && m_workLeft > 0 && !m_stop.stop_requested(); ++more) {
        std::vector<double> sums = tried.sums;
        const bool isDone = WorkBudget::bounds(m_workLeft, [&] {
            for (std::size_t answer = 0; answer < answers.size(); ++answer)
                sums[answer] += play(tried.plan, answers[answer], tried.battles);
        });
        if (!isDone)
            return;
        tried.sums = std::move(sums);
        ++tried.battles;
    }
}

/// Puts a plan first, drawn from the equilibrium mix, so that nobody can foresee it.
void Imagination::draw(std::vector<Tried>& tried, Decision& decision) const {
    std::vector<std::vector<double>> chances;
    for (const Tried& one : tried) {
        std::vector<double>& row = chances.emplace_back(one.sums);
        for (double& chance : row)
            chance /= std::max(1, one.battles);
    }
    const Mix mix = equilibrium(chances);
    constexpr std::uint64_t parts = 1'000'000;
    dice::Philox random(m_seed, ~static_cast<std::uint64_t>(battle::roundNumber(m_start)));
    double left = static_cast<double>(random.below(parts)) / parts;
    std::size_t drawn = 0;
    while (drawn + 1 < tried.size() && left >= mix.shares[drawn])
        left -= mix.shares[drawn++];
    decision.share = mix.shares[drawn];
    std::rotate(tried.begin(), tried.begin() + static_cast<std::ptrdiff_t>(drawn),
                tried.begin() + static_cast<std::ptrdiff_t>(drawn) + 1);
}

Decision Imagination::decide() {
    int opponent = m_side;
    for (int side = 0; side < static_cast<int>(m_start.sides.size()); ++side)
        if (m_start.areOpposed(side, m_side) && battle::takesPart(m_start, side))
            opponent = side;
    std::vector<Plan> answers = plans(opponent);
    if (answers.size() > m_effort.answers)
        answers.resize(m_effort.answers);
    std::vector<Tried> tried;
    for (const Plan& plan : plans(m_side)) {
        tried.push_back({plan, std::vector<double>(answers.size()), 0});
        playOut(tried.back(), answers, m_effort.first);
    }
    const auto byChance = [](const Tried& one) { return one.chance(); };
    std::ranges::stable_sort(tried, std::greater(), byChance);
    tried.resize(std::min(tried.size(), m_effort.promising));
    for (Tried& one : tried)
        playOut(one, answers, m_effort.second);
    std::ranges::stable_sort(tried, std::greater(), byChance);
    Decision decision;
    if (m_isSealed && tried.front().battles > 0)
        draw(tried, decision);
    decision.chosen = {tried.front().plan, tried.front().chance()};
    if (tried.size() > 1)
        decision.runnerUp = JudgedPlan{tried[1].plan, tried[1].chance()};
    decision.battles = m_battles;
    return decision;
}

} // namespace

bool givesOrders(const Battle& battle) {
    return battle::systemOf(battle.rules).canBePlayed() && tacticsOf(battle).givesOrders;
}

Decision decide(const Battle& shown, int side, const Commander& commander, const std::stop_token& stop) {
    const Battle seen = battle::withoutReferee(shown);
    if (!battle::systemOf(seen.rules).canBePlayed())
        return {};
    Duels duels(seen);
    Decision decision;
    const bool deploys = seen.play && seen.play->phase == battle::PlayPhase::Deployment;
    if (commander.level > lowestLevel && !deploys && effortOf(commander.level, seen).rounds > 0)
        decision = Imagination(seen, side, commander, stop).decide();
    else
        decision.chosen = {tacticsOf(seen).likelyPlan(seen, side, duels), chanceOf(seen, side)};
    decision.steps = planSteps(seen, side, decision.chosen.plan, duels);
    return decision;
}

Policy policyOf(const Commander& commander, const std::stop_token& stop) {
    return
        [commander, stop](const Battle& seen, int side) { return decide(seen, side, commander, stop).steps; };
}

Policy nearestPolicy() {
    return [](const Battle& seen, int side) { return tacticsOf(seen).nearestSteps(seen, side); };
}

} // namespace sf::players
