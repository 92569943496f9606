// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/forecast.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <queue>
#include <unordered_set>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Refusal;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;

Battle edited(const Battle& battle, const StackId& id, const auto& change) {
    Battle result = battle;
    auto stack = std::make_shared<Stack>(*battle.stacks.find(id));
    change(*stack);
    result.stacks.replace(battle.stacks.position(id), std::move(stack));
    return result;
}

std::optional<Attack> attackIn(const StackId& attacker, const Order& order) {
    if (order.attack)
        return Attack{attacker, *order.attack, Means::Melee, order.edge};
    if (order.shoot)
        return Attack{attacker, *order.shoot, Means::Shot, {}};
    return std::nullopt;
}

/// How the target answers: in melee if it can, otherwise with a shot.
std::variant<Attack, Refusal> answerTo(const Battle& battle, const Attack& attack) {
    const Attack melee{attack.target, attack.attacker, Means::Melee, {}};
    const std::optional<Refusal> refusal = attackRefusal(battle, melee);
    if (!refusal)
        return melee;
    const Attack shot{attack.target, attack.attacker, Means::Shot, {}};
    if (!attackRefusal(battle, shot))
        return shot;
    return *refusal;
}

Order orderOf(const Attack& attack) {
    Order order;
    (attack.means == Means::Melee ? order.attack : order.shoot) = attack.target;
    order.edge = attack.edge;
    return order;
}

/// A battle of the two and those who screen them; nobody else takes part in their fight.
Battle duelOf(const Battle& battle, const StackId& one, const StackId& other) {
    Battle duel = battle;
    duel.plans = {};
    duel.state = {};
    const hex::Hex places[]{battle.stacks.find(one)->hex, battle.stacks.find(other)->hex};
    for (std::size_t position = duel.stacks.size(); position-- > 0;) {
        const Stack& stack = *duel.stacks[position];
        const bool isNear = hex::touching(stack.hex, places[0]) || hex::touching(stack.hex, places[1]);
        const bool isScreen = isNear && stateOf(stack).posture == battle::Posture::Screening &&
                              !std::holds_alternative<std::monostate>(stateOf(stack).screens);
        if (stack.id != one && stack.id != other && !isScreen)
            duel.stacks.erase(position);
    }
    return duel;
}

/// Orders everybody else to hold.
void holdOthers(const Battle& duel, Orders& orders) {
    Order hold;
    hold.hold = true;
    for (const StackPointer& stack : duel.stacks)
        if (stack->isAlive())
            orders.try_emplace(stack->id, hold);
}

/// The chances of one duel.
class Duel {
public:
    Duel(const Battle& battle, const StackId& attacker, const StackId& target, Plan plan,
         const ForecastLimits& limits)
        : m_course(battle, std::move(plan), Course::largest)
        , m_explorer(m_course)
        , m_attacker(attacker)
        , m_target(target)
        , m_limits(limits) {}
    void run(Forecast& forecast);

private:
    using Chances = std::map<Course::Place, double>; ///< for each place between rounds

    bool goThrough(Forecast& forecast);
    bool addRound(const Chances& from, Chances& to);
    void note(Forecast& forecast, std::size_t round, const Chances& chances);
    bool explore();
    std::optional<double> expected();
    bool isExhausted() const { return m_course.size() > m_limits.states; }
    bool isGone(Course::Place place, const StackId& id) {
        return m_course.isOver(place) && m_explorer.battleAt(place).stacks.find(id)->living() == 0;
    }
    void simulate(Forecast& forecast, bool withChances);

    Course m_course;
    Explorer m_explorer;
    StackId m_attacker;
    StackId m_target;
    ForecastLimits m_limits;
};

/// Adds where the round leads from each place, with its chance; false if that is too much work.
bool Duel::addRound(const Chances& from, Chances& to) {
    std::vector<std::pair<Course::Place, double>> open;
    for (const auto& [place, chance] : from) {
        if (m_course.isOver(place)) {
            to[place] += chance;
            continue;
        }
        open.assign(1, {place, chance});
        while (!open.empty()) {
            const auto [here, weight] = open.back();
            open.pop_back();
            const Course::Point* point = isExhausted() ? nullptr : m_explorer.from(here);
            if (!point)
                return false;
            const double yes = point->sides > 0 ? static_cast<double>(point->yes) / point->sides : 0;
            for (const auto& [next, share] : {std::pair(point->onYes, yes), std::pair(point->onNo, 1 - yes)})
                if (share > 0 && m_course.isBetweenRounds(next))
                    to[next] += weight * share;
                else if (share > 0)
                    open.emplace_back(next, weight * share);
        }
    }
    return true;
}

void Duel::note(Forecast& forecast, std::size_t round, const Chances& chances) {
    for (const auto& [place, chance] : chances) {
        if (isGone(place, m_attacker))
            forecast.attackerGone[round].value += chance;
        if (isGone(place, m_target))
            forecast.targetGone[round].value += chance;
    }
}

bool Duel::goThrough(Forecast& forecast) {
    Chances chances{{Course::start(), 1.0}};
    for (std::size_t round = 0; round < forecastRounds; ++round) {
        Chances next;
        if (!addRound(chances, next))
            return false;
        note(forecast, round, next);
        chances = std::move(next);
    }
    return true;
}

/// Explores from every place between rounds, the likeliest first, because a simulation after too much work
/// then mostly passes through known places. False if it was too much work.
bool Duel::explore() {
    std::priority_queue<std::pair<double, Course::Place>> open;
    std::unordered_set<Course::Place> seen{Course::start()};
    open.emplace(1.0, Course::start());
    while (!open.empty()) {
        const auto [weight, place] = open.top();
        open.pop();
        Chances next;
        if (!addRound({{place, weight}}, next))
            return false;
        for (const auto& [there, chance] : next)
            if (!m_course.isOver(there) && seen.insert(there).second)
                open.emplace(chance, there);
    }
    return true;
}

/// The expected number of rounds; nothing if that is too much work, infinite if the fight may never end. Hits
/// only decrease, so a place can lead back only to itself.
std::optional<double> Duel::expected() {
    struct Known {
        Chances next;
        double rounds = -1;
    };
    if (!explore())
        return std::nullopt;
    std::map<Course::Place, Known> known;
    std::vector<Course::Place> open{Course::start()};
    while (!open.empty()) {
        const Course::Place place = open.back();
        const auto [here, isNew] = known.try_emplace(place);
        if (m_course.isOver(place)) {
            here->second.rounds = 0;
            open.pop_back();
            continue;
        }
        if (isNew && !addRound({{place, 1.0}}, here->second.next))
            return std::nullopt;
        double rounds = 1;
        double stays = 0;
        bool isReady = true;
        for (const auto& [next, chance] : here->second.next) {
            const auto found = known.find(next);
            if (next == place) {
                stays = chance;
            } else if (found == known.end() || found->second.rounds < 0) {
                open.push_back(next);
                isReady = false;
            } else {
                rounds += chance * found->second.rounds;
            }
        }
        if (!isReady)
            continue;
        here->second.rounds = rounds / (1 - stays); // infinite if it never leaves the place
        open.pop_back();
    }
    return known[Course::start()].rounds;
}

/// Frequencies from simulated fights, with the standard error of a proportion or a mean.
void Duel::simulate(Forecast& forecast, bool withChances) {
    std::array<std::array<int, forecastRounds>, 2> gone{};
    Accumulator rounds;
    bool everEnds = true;
    const int fights = std::max(2, m_limits.fights);
    for (int i = 0; i < fights; ++i) {
        const FightEnd end = fight(m_explorer, 0, static_cast<std::uint64_t>(i));
        everEnds = everEnds && end.isDecided;
        rounds.add(end.rounds);
        const Battle battle = end.battle ? *end.battle : m_explorer.battleAt(end.place);
        for (std::size_t round = 0; round < forecastRounds; ++round)
            for (std::size_t who = 0; who < 2; ++who)
                if (end.isDecided && end.rounds <= static_cast<int>(round) + 1 &&
                    battle.stacks.find(who == 0 ? m_attacker : m_target)->living() == 0)
                    ++gone[who][round];
    }
    const auto proportion = [&](int count) {
        const double p = static_cast<double>(count) / fights;
        return Estimate{p, std::sqrt(p * (1 - p) / fights), false};
    };
    for (std::size_t round = 0; withChances && round < forecastRounds; ++round) {
        forecast.attackerGone[round] = proportion(gone[0][round]);
        forecast.targetGone[round] = proportion(gone[1][round]);
    }
    if (!everEnds)
        return;
    const double mean = static_cast<double>(rounds.sum) / fights;
    const double variance = (static_cast<double>(rounds.squares) - fights * mean * mean) / (fights - 1);
    forecast.rounds = Estimate{mean, std::sqrt(std::max(0.0, variance) / fights), false};
}

void Duel::run(Forecast& forecast) {
    const bool areExact = goThrough(forecast);
    if (!m_limits.untilTheEnd && areExact)
        return;
    if (areExact)
        if (const std::optional<double> rounds = expected()) {
            if (std::isfinite(*rounds))
                forecast.rounds = Estimate{*rounds, 0, true};
            return;
        }
    simulate(forecast, !areExact);
}

void pose(Battle& battle, const StackId& id, const Order& order) {
    if (!order.posture && !order.screens)
        return;
    battle = edited(battle, id, [&](Stack& stack) { takeStance(stack, order); });
}

/// If no round is running, the battle as a round's beginning leaves it: with the ordered postures, and
/// Squares without holes (SMM-18).
Battle asBegun(const Battle& battle, const StackId& attacker, const Order& order) {
    Battle begun = battle;
    if (battle::isRoundRunning(battle))
        return begun;
    for (const auto& [id, told] : ordersOf(battle))
        if (id != attacker && battle.stacks.find(id))
            pose(begun, id, told);
    pose(begun, attacker, order);
    return asReformed(std::move(begun), Reforming::All);
}

} // namespace

std::variant<Forecast, Refusal> forecast(const Battle& battle, const StackId& attacker, const Order& order,
                                         const ForecastLimits& limits) {
    const std::optional<Attack> attack = attackIn(attacker, order);
    if (!attack)
        return Refusal{battle::Reason::NothingChosen, smmRule(24), {attacker.text}};
    if (const Why why = attackRefusal(battle, *attack))
        return *why;
    const Battle posed = asBegun(battle, attacker, order);
    const Battle then = asCounted(posed, attacker);
    Frozen frozen(then);
    if (countsAsFrozen(posed, attacker))
        rotateAsTurned(frozen, posed);
    const Battle turned = edited(
        posed, attacker, [&](Stack& stack) { stack.facing = hex::rotated(stack.facing, order.rotate); });
    if (conflictOf(battle, attacker) || engages(battle, *attack))
        frozen.rotate(attacker, std::abs(order.rotate));
    Forecast result{exchange(turned, frozen, *attack), {}, {}, {}, {}, {}};
    const auto answer = answerTo(turned, *attack);
    Plan plan;
    plan.duel = {attacker, attack->target};
    plan.standing.emplace(attacker, orderOf(*attack));
    if (const auto* possible = std::get_if<Attack>(&answer)) {
        result.answer = exchange(turned, frozen, *possible);
        plan.standing.emplace(attack->target, orderOf(*possible));
    } else {
        result.noAnswer = std::get<Refusal>(answer);
    }
    const Battle duel = duelOf(posed, attacker, attack->target);
    holdOthers(duel, plan.standing);
    plan.first = plan.standing;
    plan.first[attacker].rotate = order.rotate;
    Duel(duel, attacker, attack->target, std::move(plan), limits).run(result);
    return result;
}

} // namespace sf::smm
