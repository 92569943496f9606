// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/trials.h"

#include "core/players/battle/round_book.h"
#include "core/players/battle/tactics.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/dice/intervals.h"
#include "core/rules/dice/philox.h"
#include "core/rules/on_threads.h"
#include "core/rules/smm/odds/simulation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace sf::players {
namespace {

using battle::Battle;
using battle::Tally;

/// The units that live at the start, by id.
using Roster = std::unordered_map<battle::UnitId, Tally::Kind>;

Roster rosterOf(const Battle& battle) {
    Roster roster;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            if (unit.isAlive())
                roster.emplace(unit.id, battle::countedAs(*stack, unit));
    return roster;
}

void countLosses(const Roster& roster, const Battle& end, std::int64_t times, Tally& tally) {
    std::map<Tally::Kind, std::int64_t> losses;
    for (const auto& [id, kind] : roster)
        losses[kind] += 0;
    for (const battle::StackPointer& stack : end.stacks)
        for (const battle::Unit& unit : *stack->units)
            if (!unit.isAlive())
                if (const auto found = roster.find(unit.id); found != roster.end())
                    ++losses[found->second];
    for (const auto& [kind, count] : losses)
        tally.losses[kind].add(count, times);
}

template<class Value>
void unshare(Shared<Value>& value) {
    value = Value(*value);
}

template<class Value>
void unshare(std::shared_ptr<const Value>& value) {
    if (value)
        value = std::make_shared<const Value>(*value);
}

template<class Value>
void unshare(SharedOptional<Value>& value) {
    if (value)
        value = std::make_shared<Value>(*value);
}

/// A copy whose parts no other thread counts references to: threads that count the same ones wait for each
/// other.
Battle unshared(const Battle& battle) {
    Battle copy = battle;
    unshare(copy.map);
    unshare(copy.kinds);
    unshare(copy.scenario);
    unshare(copy.play);
    copy.state.unshare();
    copy.plans.unshare();
    copy.stacks = {};
    for (const battle::StackPointer& shared : battle.stacks) {
        battle::Stack stack = *shared;
        unshare(stack.units);
        for (battle::Unit& unit : stack.units.edit()) {
            unshare(unit.own);
            unshare(unit.profile);
        }
        unshare(stack.extras);
        stack.state.unshare();
        copy.stacks.insert(copy.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return copy;
}

/// Adds the end of that many battles.
void countEnd(const Roster& roster, const Battle& end, std::int64_t times, Tally& tally) {
    const auto& result = end.play->result;
    tally.undecided += result ? 0 : times;
    tally.draws += result && result->winners.empty() ? times : 0;
    if (result)
        for (const int side : result->winners)
            tally.wins[static_cast<std::size_t>(side)] += times;
    countLosses(roster, end, times, tally);
}

/// Plays battles from one start on one thread, the same rounds only once.
class TrialRunner {
public:
    TrialRunner(const Battle& start, const Policies& policies)
        : m_start(unshared(start)), m_policies(policies), m_first(battle::roundNumber(start)) {
        if (tacticsOf(start).givesOrders)
            m_book.emplace(m_start, policies);
    }
    /// Plays battles of the block until `next` is `to`.
    Tally play(const Roster& roster, const Trials& trials, std::atomic<std::int64_t>& next, std::int64_t to) {
        Tally tally;
        tally.wins.resize(m_start.sides.size());
        for (std::int64_t i = next++; i < to && !trials.stop.stop_requested(); i = next++)
            add(tally, roster, trials, i);
        for (const auto& [place, times] : std::exchange(m_ends, {}))
            countEnd(roster, m_book->battle(place), times, tally);
        return tally;
    }

private:
    /// Plays battle `number`.
    void add(Tally& tally, const Roster& roster, const Trials& trials, std::int64_t number) {
        dice::Philox random(trials.seed, static_cast<std::uint64_t>(number));
        ++tally.battles;
        Battle battle;
        if (const std::optional<RoundBook::Place> end = walk(random, trials, battle)) {
            ++m_ends[*end];
            return tally.rounds.add(battle::roundNumber(m_book->battle(*end)) - m_first);
        }
        const int left = smm::mostRounds - (battle::roundNumber(battle) - m_first);
        playRounds(battle, m_policies, random, left, trials.stop);
        tally.rounds.add(battle::roundNumber(battle) - m_first);
        countEnd(roster, battle, 1, tally);
    }
    /// Plays by the book. Returns where the battle ends, or nothing if it leaves the book with `battle`.
    std::optional<RoundBook::Place> walk(dice::Source& dice, const Trials& trials, Battle& battle) {
        if (!m_book) {
            battle = m_start;
            return std::nullopt;
        }
        std::optional<RoundBook::Place> place = RoundBook::start();
        const auto goesOn = [&](const Battle& now) {
            return !isOver(now) && battle::roundNumber(now) - m_first < smm::mostRounds;
        };
        while (place && goesOn(m_book->battle(*place)) && !trials.stop.stop_requested())
            place = m_book->play(*place, dice, battle);
        return place;
    }

    Battle m_start;
    const Policies& m_policies;
    int m_first;
    std::optional<RoundBook> m_book;
    std::map<RoundBook::Place, std::int64_t> m_ends;
};
/// One for each thread, made by its thread.
using TrialRunners = std::vector<std::optional<TrialRunner>>;

bool isNarrow(const Tally& tally, double width) {
    const auto [low, high] = dice::shareInterval(tally.wins.front(), tally.battles);
    return width > 0 && high - low <= width;
}

/// Plays battles `from` to `to` on all threads. Incomplete after a stop.
Tally playBlock(const Battle& start, const Policies& policies, const Roster& roster, const Trials& trials,
                TrialRunners& runners, std::int64_t from, std::int64_t to) {
    Tally block;
    block.wins.resize(start.sides.size());
    std::atomic<std::int64_t> next = from;
    std::atomic<std::size_t> thread = 0;
    std::mutex mutex;
    onThreads(trials.threads, [&] {
        std::optional<TrialRunner>& runner = runners[thread++];
        if (!runner)
            runner.emplace(start, policies);
        const Tally part = runner->play(roster, trials, next, to);
        const std::scoped_lock lock(mutex);
        block.add(part);
    });
    return block;
}

} // namespace

bool isFinished(const Tally& tally, const Trials& trials) {
    return tally.battles >= trials.battles || (tally.battles > 0 && isNarrow(tally, trials.width));
}

double battlesNeeded(const Tally& tally, const Trials& trials) {
    const auto played = static_cast<double>(tally.battles);
    const auto most = static_cast<double>(trials.battles);
    if (isFinished(tally, trials))
        return played;
    if (trials.width <= 0)
        return most;
    // As if two of four earlier battles had been won: few battles say little.
    const double wins = tally.wins.empty() ? 0 : static_cast<double>(tally.wins.front());
    const double share = (wins + 2) / (played + 4);
    const double whole = 2 * 1.96 * std::sqrt(share * (1 - share)) / trials.width;
    return std::clamp(whole * whole, played + 1, most);
}

namespace {

/// How many battles are played before the width is looked at again.
std::int64_t blockLength(const Tally& soFar, const Trials& trials) {
    constexpr std::int64_t least = 64;
    if (trials.width <= 0)
        return trials.battles;
    const auto left = static_cast<std::int64_t>(battlesNeeded(soFar, trials)) + 1 - soFar.battles;
    return std::clamp(left, least, std::max(least, soFar.battles / 4));
}

} // namespace

Tally playTrials(const Battle& start, const Policies& policies, const Trials& trials, Tally begun) {
    const Roster roster = rosterOf(start);
    Tally all = std::move(begun);
    all.wins.resize(start.sides.size());
    all.units = battle::livingByKind(start);
    TrialRunners runners(static_cast<std::size_t>(std::max(1, trials.threads)));
    while (!isFinished(all, trials)) {
        const Tally block = playBlock(start, policies, roster, trials, runners, all.battles,
                                      std::min(trials.battles, all.battles + blockLength(all, trials)));
        if (trials.stop.stop_requested())
            break;
        all.add(block);
        if (trials.progress)
            trials.progress(all);
    }
    return all;
}

} // namespace sf::players
