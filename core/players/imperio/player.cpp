// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/player.h"

#include "core/players/imperio/expectation.h"
#include "core/players/imperio/planner.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::imperio {

namespace {

constexpr std::array<std::string_view, levels.size()> levelNames{"random", "greedy", "planner", "replier",
                                                                 "learned"};

/// A number that depends only on the position; seeds the player Random.
std::uint64_t numberOf(const Position& position) {
    std::uint64_t number = std::uint64_t{position.turn} * 2 + indexOf(position.toMove);
    const auto mix = [&](std::uint64_t part) { number = (number ^ part) * 0x9E3779B97F4A7C15ULL; };
    for (const Squares squares :
         {position.board.of(Side::Attacker), position.board.of(Side::Defender), position.done})
        for (const Square square : squares)
            mix(square.index + 1U);
    for (const Square square : position.board.of(position.toMove, Kind::Knight))
        mix(position.knights[square.index].actionsLeft + 1U);
    return number;
}

/// Uniform over the legal actions except resigning.
Choice chooseRandom(const Position& position, std::uint64_t seed) {
    dice::Philox random(seed, numberOf(position));
    const LegalActions legal(position);
    const auto drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(legal.count()) + 1));
    const Action action = drawn < legal.count() ? legal[drawn] : endTurn();
    return {action, evaluate(position), {action}, std::nullopt, evenChance};
}

/// The action with the best expected value; ends the turn if nothing is better.
Choice chooseGreedy(const Position& position, const Limits& limits) {
    const Side side = position.toMove;
    Budget budget(limits);
    const Weights weights = boldened(handWeights(), position.turn);
    Expectation expectation(weights, side, budget);
    RankedActions ranked(endTurn(), expectation.leaf(position));
    ActionList list;
    listLegal(position, list);
    for (const Action& action : list) {
        if (budget.isOver())
            break;
        if (action.act != Act::End && action.act != Act::Resign)
            ranked.add(action, expectation.of(position, action));
    }
    return ranked.choice(side);
}

} // namespace

std::string_view levelName(Level level) {
    return levelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelOf(std::string_view name) {
    for (const Level level : levels)
        if (levelName(level) == name)
            return level;
    return std::nullopt;
}

Choice choose(const Position& position, const Player& player, const Limits& limits) {
    switch (player.level) {
    case Level::Random:
        return chooseRandom(position, player.seed);
    case Level::Greedy:
        return chooseGreedy(position, limits);
    case Level::Planner:
        return Planner(boldened(handWeights(), position.turn), limits).choose(position, false);
    case Level::Replier:
        return Planner(boldened(handWeights(), position.turn), limits).choose(position, true);
    case Level::Learned:
        return Planner(boldened(player.weights, position.turn), limits).choose(position, true);
    }
    return {};
}

} // namespace sf::imperio
