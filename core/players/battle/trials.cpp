// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/trials.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/odds/claims.h"
#include "core/rules/smm/odds/on_threads.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace sf::players {
namespace {

using battle::Battle;
using smm::Tally;

/// The units that live at the start, by id.
using Roster = std::unordered_map<battle::UnitId, Tally::Kind>;

Roster rosterOf(const Battle& battle) {
    Roster roster;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            if (unit.isAlive())
                roster.emplace(unit.id, Tally::Kind{stack->side, unit.kind.empty() ? unit.name : unit.kind});
    return roster;
}

void countLosses(const Roster& roster, const Battle& end, Tally& tally) {
    std::map<Tally::Kind, std::int64_t> losses;
    for (const auto& [id, kind] : roster)
        losses[kind] += 0;
    for (const battle::StackPointer& stack : end.stacks)
        for (const battle::Unit& unit : *stack->units)
            if (!unit.isAlive())
                if (const auto found = roster.find(unit.id); found != roster.end())
                    ++losses[found->second];
    for (const auto& [kind, count] : losses)
        tally.losses[kind].add(count);
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

/// A copy whose parts no other thread counts references to: threads that count the same ones wait for each
/// other.
Battle unshared(const Battle& battle) {
    Battle copy = battle;
    unshare(copy.map);
    unshare(copy.kinds);
    unshare(copy.conflicts);
    unshare(copy.orders);
    unshare(copy.scenario);
    unshare(copy.play);
    copy.stacks = {};
    for (const battle::StackPointer& shared : battle.stacks) {
        battle::Stack stack = *shared;
        unshare(stack.units);
        for (battle::Unit& unit : stack.units.edit()) {
            unshare(unit.own);
            unshare(unit.profile);
        }
        unshare(stack.formed);
        unshare(stack.modifiers);
        unshare(stack.extras);
        copy.stacks.insert(copy.stacks.size(), std::make_shared<const battle::Stack>(std::move(stack)));
    }
    return copy;
}

/// Plays battle `number` and adds its result.
void addBattle(Tally& tally, const Battle& start, const Policies& policies, const Roster& roster,
               const Trials& trials, std::int64_t number) {
    Battle battle = start;
    dice::Philox random(trials.seed, static_cast<std::uint64_t>(number));
    ++tally.battles;
    tally.rounds.add(playRounds(battle, policies, random, smm::mostRounds, trials.stop));
    const auto& result = battle.play->result;
    tally.undecided += result ? 0 : 1;
    tally.draws += result && result->winners.empty() ? 1 : 0;
    if (result)
        for (const int side : result->winners)
            ++tally.wins[static_cast<std::size_t>(side)];
    countLosses(roster, battle, tally);
}

bool isNarrow(const Tally& tally, double width) {
    const auto [low, high] = smm::shareInterval(tally.wins.front(), tally.battles);
    return width > 0 && high - low <= width;
}

/// Plays battles `from` to `to` on all threads. Incomplete after a stop.
Tally playBlock(const Battle& start, const Policies& policies, const Roster& roster, const Trials& trials,
                std::int64_t from, std::int64_t to) {
    Tally block;
    block.wins.resize(start.sides.size());
    std::atomic<std::int64_t> next = from;
    std::mutex mutex;
    smm::onThreads(trials.threads, [&] {
        const Battle own = unshared(start);
        Tally part;
        part.wins.resize(start.sides.size());
        for (std::int64_t i = next++; i < to && !trials.stop.stop_requested(); i = next++)
            addBattle(part, own, policies, roster, trials, i);
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
    while (!isFinished(all, trials)) {
        const Tally block = playBlock(start, policies, roster, trials, all.battles,
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
