// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/trials.h"

#include "core/rules/battle/play/play.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/odds/claims.h"
#include "core/rules/smm/odds/on_threads.h"

#include <atomic>
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

Tally one(const Battle& start, const Policies& policies, const Roster& roster, const Trials& trials,
          std::int64_t number) {
    Battle battle = start;
    dice::Philox random(trials.seed, static_cast<std::uint64_t>(number));
    Tally tally;
    tally.battles = 1;
    tally.wins.resize(start.sides.size());
    tally.rounds.add(playRounds(battle, policies, random, smm::mostRounds, trials.stop));
    const auto& result = battle.play->result;
    tally.undecided = result ? 0 : 1;
    tally.draws = result && result->winners.empty() ? 1 : 0;
    if (result)
        for (const int side : result->winners)
            ++tally.wins[static_cast<std::size_t>(side)];
    countLosses(roster, battle, tally);
    return tally;
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
        for (std::int64_t i = next++; i < to && !trials.stop.stop_requested(); i = next++) {
            const Tally part = one(start, policies, roster, trials, i);
            const std::scoped_lock lock(mutex);
            block.add(part);
        }
    });
    return block;
}

} // namespace

bool isFinished(const Tally& tally, const Trials& trials) {
    return tally.battles >= trials.battles || (tally.battles > 0 && isNarrow(tally, trials.width));
}

Tally playTrials(const Battle& start, const Policies& policies, const Trials& trials, Tally begun) {
    constexpr std::int64_t leastBlock = 64;
    const Roster roster = rosterOf(start);
    Tally all = std::move(begun);
    all.wins.resize(start.sides.size());
    while (!isFinished(all, trials)) {
        const std::int64_t length = trials.width > 0 ? std::max(leastBlock, all.battles / 4) : trials.battles;
        const Tally block = playBlock(start, policies, roster, trials, all.battles,
                                      std::min(trials.battles, all.battles + length));
        if (trials.stop.stop_requested())
            break;
        all.add(block);
        if (trials.progress)
            trials.progress(all);
    }
    return all;
}

} // namespace sf::players
