// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/setup_player.h"

#include "core/rules/dice/philox.h"

namespace sf::imperio {

namespace {

constexpr int formations = 60; ///< compared with each other

/// How a side values its own formation against another.
Value valueOf(const Game& game, Side side, const Deployment& own, const Deployment& other) {
    Setup setup{game.options, {other, other}};
    setup.deployments[indexOf(side)] = own;
    return seenFrom(side, evaluate(start(setup)));
}

/// The enemy's formation if it is known, otherwise a random one.
Deployment opposing(const Game& game, dice::Philox& random) {
    return game.stage == Stage::DefenderDeploys ? randomDeployment(game.options, random)
                                                : game.deployment(enemyOf(game.settingUp()));
}

Deployment chooseDeployment(const Game& game, Level level, dice::Philox& random) {
    const Side side = game.settingUp();
    const Deployment other = opposing(game, random);
    Deployment best = randomDeployment(game.options, random);
    for (int tried = 1; tried < formations && level != Level::Random; ++tried) {
        const Deployment next = randomDeployment(game.options, random);
        if (valueOf(game, side, next, other) > valueOf(game, side, best, other))
            best = next;
    }
    return best;
}

/// The swap of two of the defender's pieces that gains most; nothing if no swap gains.
std::optional<Alteration> bestSwap(const Game& game, const Deployment& own) {
    const Deployment other = game.deployment(Side::Attacker);
    Value most = valueOf(game, Side::Defender, own, other);
    std::optional<Alteration> best;
    for (int first = 0; first < 2 * boardSize; ++first)
        for (int second = first + 1; second < 2 * boardSize; ++second) {
            const Square from = squareOfPlace(first, Side::Defender);
            const Square to = squareOfPlace(second, Side::Defender);
            const std::optional<Kind>& piece = own.kinds[static_cast<std::size_t>(first)];
            if (!piece || piece == own.kinds[static_cast<std::size_t>(second)])
                continue;
            const Value value = valueOf(game, Side::Defender, withSwap(own, from, to, Side::Defender), other);
            if (value > most) {
                most = value;
                best = Alteration{Alter::MoveOrSwap, from, to, Kind::Knight, Kind::Knight};
            }
        }
    return best;
}

std::vector<SetupEdit> chooseAlterations(const Game& game) {
    constexpr int printedAlterations = 4;
    std::vector<SetupEdit> edits;
    Deployment own = game.deployment(Side::Defender);
    const int made = game.alterationsCounted();
    for (int count = made; count < printedAlterations && !exceeds(count + 1, game.options.alterations);
         ++count) {
        const std::optional<Alteration> swap = bestSwap(game, own);
        if (!swap)
            break;
        own = withSwap(own, swap->square, swap->to, Side::Defender);
        edits.emplace_back(AlterOnce{*swap});
    }
    return edits;
}

} // namespace

std::vector<SetupEdit> chooseSetup(const Game& game, Level level, std::uint64_t seed) {
    dice::Philox random(seed, static_cast<std::uint64_t>(game.stage));
    std::vector<SetupEdit> edits;
    if (game.stage != Stage::DefenderAlters)
        edits.emplace_back(Deploy{chooseDeployment(game, level, random)});
    else if (level != Level::Random)
        edits = chooseAlterations(game);
    edits.emplace_back(FinishStage{});
    return edits;
}

} // namespace sf::imperio
