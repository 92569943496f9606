// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in bench.h.
#include "app/bench/bench.h"
#include "core/players/imperio/player.h"
#include "core/rules/dice/chances.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::bench {
namespace {

using imperio::endTurn;
using imperio::LegalActions;
using imperio::Limits;
using imperio::Position;
using imperio::Value;

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
    return {time / static_cast<double>(positions.size()), std::nullopt, 20};
}

} // namespace

void addImperioPlayerRows(Bench& bench) {
    bench.add(QStringLiteral("imperio: an action of the planner, 10,000 nodes"), QStringLiteral("ms"),
              plannedAction);
}

} // namespace sf::bench
