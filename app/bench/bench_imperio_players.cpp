// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/bench.h"
#include "core/players/imperio/player.h"
#include "core/players/imperio/results.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::bench {
namespace {

using imperio::ActionList;
using imperio::endTurn;
using imperio::LegalActions;
using imperio::Limits;
using imperio::Position;
using imperio::Results;
using imperio::Value;

constexpr int playerRuns = 7;

Position randomStart(std::uint64_t number) {
    dice::Philox random(1, number);
    const imperio::Options options;
    return imperio::start({options, {randomDeployment(options, random), randomDeployment(options, random)}});
}

/// Plays `actions` actions, all except resigning equally likely; passes each position to `seen`.
template<class Seen>
void playRandomly(int actions, Seen seen) {
    LegalActions legal;
    for (std::uint64_t game = 0; actions > 0; ++game) {
        dice::Philox random(2, game);
        dice::DrawnChances chances(random);
        for (Position now = randomStart(game); !now.result && actions > 0; --actions) {
            legal.find(now);
            const auto drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(legal.count()) + 1));
            play(now, drawn < legal.count() ? legal[drawn] : endTurn(), chances);
            seen(now);
        }
    }
}

/// Nanoseconds per action of rung 0, from the choice to the next position.
Result actionOfRandomPlayer() {
    constexpr int actions = 100000;
    std::uint64_t turns = 0;
    const double time = medianTime(
        playerRuns, [&] { playRandomly(actions, [&](const Position& now) { turns += now.turn; }); });
    return {time * nanoseconds / actions, std::nullopt, 300};
}

/// Nanoseconds for the static evaluation of a position.
Result evaluationTime() {
    std::vector<Position> positions;
    playRandomly(4000, [&](const Position& now) { positions.push_back(now); });
    Value sum = 0;
    const double time = medianTime(playerRuns, [&] {
        for (const Position& position : positions)
            sum += evaluate(position);
    });
    return {time * nanoseconds / static_cast<double>(positions.size()), std::nullopt, 300};
}

/// Milliseconds per action of rung 2 with a budget of 10,000 nodes, in the middle of games.
Result plannedAction() {
    std::vector<Position> positions;
    playRandomly(2000, [&](const Position& now) {
        if (!now.result && now.turn >= 4 && now.turn % 4 == 0 && positions.size() < 20)
            positions.push_back(now);
    });
    Limits limits;
    limits.nodes = 10000;
    Value sum = 0;
    const double time = medianTime(3, [&] {
        for (const Position& position : positions)
            sum += choose(position, {}, limits).value;
    });
    return {time / static_cast<double>(positions.size()), std::nullopt, std::nullopt};
}

/// Positions after `depth` actions, counting all results of their throws.
std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0 || position.result)
        return 1;
    std::uint64_t count = 0;
    ActionList list;
    listLegal(position, list);
    for (const imperio::Action& action : list) {
        const Results results(position, action);
        for (std::size_t result = 0; result < results.size(); ++result)
            count += perft(results.position(result), depth - 1);
    }
    return count;
}

Result perftOfStart() {
    const Position position = randomStart(3);
    std::uint64_t count = 0;
    const double time = medianTime(3, [&] { count += perft(position, 2); });
    return {count > 0 ? time : 0, std::nullopt, std::nullopt};
}

} // namespace

void addImperioPlayerRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: an action of the random player"), QStringLiteral("ns"),
              actionOfRandomPlayer);
    bench.add(QStringLiteral("imperio: one evaluation"), QStringLiteral("ns"), evaluationTime);
    bench.add(QStringLiteral("imperio: an action of the planner, 10,000 nodes"), QStringLiteral("ms"),
              plannedAction);
    bench.add(QStringLiteral("imperio: perft of a start, two actions deep"), QStringLiteral("ms"),
              perftOfStart);
}

} // namespace sf::bench
