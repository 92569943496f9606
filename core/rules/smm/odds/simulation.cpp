// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/battle/apply/reveal.h"

#include "core/rules/battle/apply.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/dice/philox.h"
#include "core/rules/on_threads.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/fight/smm_system.h"

#include <algorithm>
#include <functional>
#include <mutex>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::StackPointer;

/// Draws only the answer, using the same random numbers as a walk over the course.
class DrawnLuck final : public Luck {
public:
    explicit DrawnLuck(dice::Philox& random) : m_random(random) {}
    bool ask(const Question& question, Event& /*event*/) override {
        wasAsked = true;
        return m_random.below(static_cast<std::uint64_t>(question.sides)) <
               static_cast<std::uint64_t>(question.yesFaces());
    }
    bool wasAsked = false;

private:
    dice::Philox& m_random;
};

/// Whether a round was played and changed nothing.
bool isSame(const Battle& before, const Battle& after) {
    return !battle::isRoundRunning(before) && before.stacks == after.stacks &&
           conflictsOf(before) == conflictsOf(after);
}

/// Plays on when the course stores no more states. Ends where the course would: also after a round in which
/// nothing can happen, except the first, which has its own orders.
FightEnd playOut(const Plan& plan, Battle battle, dice::Philox& random, int rounds, bool isFirst) {
    FightEnd end;
    bool stalls = false;
    while (!(end.isDecided = !battle::isRoundRunning(battle) && isOver(battle, plan)) && !stalls &&
           rounds < mostRounds) {
        rounds += battle::isRoundRunning(battle) ? 0 : 1;
        DrawnLuck luck(random);
        Battle after = playToTheEnd(battle, plan, isFirst, luck);
        stalls = !isFirst && !luck.wasAsked && isSame(battle, after);
        isFirst = false;
        battle = std::move(after);
    }
    end.rounds = rounds;
    end.battle = std::make_shared<const Battle>(std::move(battle));
    return end;
}

/// Counts how fights end, and evaluates each final place only once.
class Counter {
public:
    explicit Counter(Explorer& explorer, const Battle& start) : m_explorer(explorer), m_start(start) {
        m_tally.wins.resize(start.sides.size());
        m_tally.units = livingByKind(start);
    }
    void add(const FightEnd& end) {
        ++m_tally.battles;
        m_tally.rounds.add(end.rounds);
        m_tally.undecided += end.isDecided ? 0 : 1;
        if (end.battle)
            count(*end.battle, 1, end.isDecided);
        else
            ++m_ends[{end.place, end.isDecided}];
    }
    Tally result() {
        for (const auto& [end, times] : m_ends)
            count(m_explorer.battleAt(end.first), times, end.second);
        return std::move(m_tally);
    }

private:
    void count(const Battle& battle, std::int64_t times, bool isDecided);
    void countLosses(const Battle& battle, std::int64_t times);

    Explorer& m_explorer;
    const Battle& m_start;
    Tally m_tally;
    std::map<std::pair<Course::Place, bool>, std::int64_t> m_ends;
};

void Counter::count(const Battle& battle, std::int64_t times, bool isDecided) {
    countLosses(battle, times);
    if (!isDecided)
        return;
    if (battle.play && battle.play->result) {
        m_tally.draws += battle.play->result->winners.empty() ? times : 0;
        for (const int side : battle.play->result->winners)
            m_tally.wins[static_cast<std::size_t>(side)] += times;
        return;
    }
    const auto survivor =
        std::ranges::find_if(battle.stacks, [](const StackPointer& stack) { return stack->isAlive(); });
    if (survivor == battle.stacks.end())
        m_tally.draws += times;
    else
        m_tally.wins[static_cast<std::size_t>((*survivor)->side)] += times;
}

void Counter::countLosses(const Battle& battle, std::int64_t times) {
    std::map<Tally::Kind, std::int64_t> losses;
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const battle::Stack& before = *m_start.stacks[position];
        for (std::size_t unit = 0; unit < before.units->size(); ++unit) {
            const battle::Unit& old = (*before.units)[unit];
            const bool croaked = old.isAlive() && !(*battle.stacks[position]->units)[unit].isAlive();
            losses[countedAs(before, old)] += croaked ? 1 : 0;
        }
    }
    for (const auto& [kind, count] : losses)
        m_tally.losses[kind].add(count, times);
}

} // namespace

FightEnd fight(Explorer& explorer, std::uint64_t seed, std::uint64_t number) {
    const Course& course = explorer.course();
    dice::Philox random(seed, number);
    FightEnd end;
    Course::Place place = Course::start();
    Course::Place roundBegan = Course::none;
    bool wasAsked = true;
    for (;;) {
        if (course.isBetweenRounds(place)) {
            end.isDecided = course.isOver(place);
            const bool stalls = !wasAsked && place == roundBegan;
            if (end.isDecided || stalls || end.rounds >= mostRounds)
                break;
            roundBegan = place;
            wasAsked = false;
            ++end.rounds;
        }
        const Course::Point* point = explorer.from(place);
        if (!point)
            return playOut(course.plan(), explorer.battleAt(place), random,
                           end.rounds - (place == roundBegan ? 1 : 0), place == Course::start());
        const bool isQuestion = point->sides > 0;
        wasAsked = wasAsked || isQuestion;
        const bool yes = isQuestion && random.below(static_cast<std::uint64_t>(point->sides)) <
                                           static_cast<std::uint64_t>(point->yes);
        place = yes ? point->onYes : point->onNo;
    }
    end.place = place;
    return end;
}

namespace {

/// Performs an action of the acting side; does nothing if the rules don't allow it.
void perform(Battle& battle, const battle::Action& action) {
    const auto outcome = battle::apply(battle, action, system());
    if (const auto* changes = std::get_if<battle::Changes>(&outcome))
        battle::redo(battle, *changes);
}

/// Places it in the first of its hexes without an opponent, with its current facing.
std::optional<battle::PlaceArrival> arrivalOf(const Battle& battle, const battle::Stack& stack) {
    const std::vector<hex::Hex> hexes = battle::arrivalHexes(battle, stack);
    if (hexes.empty())
        return std::nullopt;
    return battle::PlaceArrival{stack.id, hexes.front(), stack.facing};
}

void placeArrivals(Battle& battle) {
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        for (const StackPointer& stack : battle::dueArrivals(battle, side))
            if (const auto action = arrivalOf(battle, *stack)) {
                const auto outcome = battle::applyPlanned(battle, *action, system());
                if (const auto* changes = std::get_if<battle::Changes>(&outcome))
                    battle::redo(battle, *changes);
            }
}

void giveOrders(Battle& battle, int side, const OrderPolicy& policy) {
    const Orders own = policy(battle::asSeenBy(battle, side, system()), side);
    editOrders(battle.plans, [&](Orders& orders) {
        std::erase_if(orders, [&](const auto& told) {
            const StackPointer stack = battle.stacks.find(told.first);
            return stack && stack->side == side;
        });
        orders.insert(own.begin(), own.end());
    });
}

/// The battle after every side has given orders in its own orders phase (BAT-4).
Battle ordered(Battle battle, const OrderPolicy& policy) {
    if (battle::isRoundRunning(battle))
        return battle;
    if (!battle.play)
        for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
            giveOrders(battle, side, policy);
    while (const std::optional<int> side = battle::sideToAct(battle)) {
        for (const StackPointer& stack : battle::dueArrivals(battle, *side))
            if (const auto action = arrivalOf(battle, *stack))
                perform(battle, *action);
        giveOrders(battle, *side, policy);
        perform(battle, battle::SayReady{*side});
    }
    return battle;
}

/// Without a policy the battle keeps its orders.
Battle readyForRound(const Battle& before, const OrderPolicy& policy) {
    if (policy)
        return ordered(before, policy);
    Battle ready = before;
    if (ready.play) {
        battle::makeAllReady(ready, system());
        placeArrivals(ready);
    }
    return ready;
}

/// Plays the next round. If nobody gives orders, stacks without any fight whoever is in range.
Battle nextRound(const Battle& before, const OrderPolicy& policy, Luck& luck) {
    const Battle ready = readyForRound(before, policy);
    RoundState state(ready, luck, nullptr);
    if (!state.isRunning()) {
        for (const auto& given : ordersOf(ready))
            if (orderRefusal(ready, given.first, given.second))
                state.editOrders([&](Orders& orders) { orders.erase(given.first); });
        beginRound(state, policy ? Engaging::ByOrder : Engaging::WhoIsInReach);
    }
    while (state.isRunning())
        stepRound(state);
    return std::move(state).carriedBack();
}

/// Plays a battle whose orders or rules span several rounds from start to end.
class PlayedBattle {
public:
    PlayedBattle(Battle battle, const Simulation& simulation, std::uint64_t number)
        : m_battle(std::move(battle)), m_policy(simulation.orders), m_random(simulation.seed, number) {}

    FightEnd run() {
        FightEnd end;
        for (bool stalls = false; !isDecided() && !stalls && end.rounds < mostRounds; ++end.rounds) {
            DrawnLuck luck(m_random);
            Battle after = nextRound(m_battle, m_policy, luck);
            const bool asksNothing = after.plans.isEmpty() || after.plans == m_battle.plans;
            stalls = !after.play && asksNothing && !luck.wasAsked && isSame(m_battle, after);
            m_battle = std::move(after);
        }
        end.isDecided = isDecided();
        end.battle = std::make_shared<const Battle>(std::move(m_battle));
        return end;
    }

private:
    bool isDecided() const {
        return m_battle.play ? m_battle.play->phase == battle::PlayPhase::Over : isOver(m_battle, {});
    }
    Battle m_battle;
    const OrderPolicy& m_policy;
    dice::Philox m_random;
};

/// For battles that need more than single rounds: remembers no states.
Tally simulatePlayed(const Battle& battle, const Plan& plan, const Simulation& simulation) {
    Battle start = battle;
    setOrders(start.plans, plan.first);
    if (start.play && start.play->phase == battle::PlayPhase::Deployment) {
        battle::makeAllReady(start, system());
        battle::beginRounds(start, system());
    }
    if (battle::isSealed(start)) { // plans are carried out once, so that stacks keep their positions
        battle::makeAllReady(start, system());
        if (simulation.orders)
            battle::beginOrders(start);
    }
    std::atomic<std::int64_t> next = 0;
    std::mutex mutex;
    Tally all;
    all.wins.resize(battle.sides.size());
    const auto work = [&] {
        for (std::int64_t i = next++; i < simulation.battles; i = next++) {
            Course none(start, plan, 1);
            Explorer explorer(none);
            Counter counter(explorer, start);
            counter.add(PlayedBattle(start, simulation, static_cast<std::uint64_t>(i)).run());
            const Tally part = counter.result();
            const std::scoped_lock lock(mutex);
            all.add(part);
        }
    };
    onThreads(simulation.threads, work);
    return all;
}

bool needsRounds(const Battle& battle, const Plan& plan) {
    return battle.play || std::ranges::any_of(plan.first, [](const auto& told) {
               return told.second.isJourney() || told.second.flee;
           });
}

} // namespace

Tally simulate(const Battle& battle, const Plan& plan, const Simulation& simulation) {
    if (simulation.orders || needsRounds(battle, plan))
        return simulatePlayed(battle, plan, simulation);
    constexpr std::int64_t block = 512;
    Course course(battle, plan, simulation.points);
    const Battle start = battle;
    std::atomic<std::int64_t> next = 0;
    std::mutex mutex;
    Tally all;
    all.wins.resize(battle.sides.size());
    const auto work = [&] {
        Explorer explorer(course);
        Counter counter(explorer, start);
        for (std::int64_t from = next.fetch_add(block); from < simulation.battles;
             from = next.fetch_add(block))
            for (std::int64_t i = from; i < std::min(from + block, simulation.battles); ++i)
                counter.add(fight(explorer, simulation.seed, static_cast<std::uint64_t>(i)));
        const Tally part = counter.result();
        const std::scoped_lock lock(mutex);
        all.add(part);
    };
    onThreads(simulation.threads, work);
    return all;
}

} // namespace sf::smm
