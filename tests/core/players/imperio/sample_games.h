// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/apply.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::imperio::test {

/// The initial position of a game between two random formations.
inline Position randomStart(std::uint64_t number) {
    dice::Philox random(1, number);
    const Options options;
    return start({options, {randomDeployment(options, random), randomDeployment(options, random)}});
}

/// Plays until the game or `turns` are over; calls `seen(before, choice)` before each action.
template<class Seen>
Position playOn(Position position, const std::array<Player, 2>& players, const Limits& limits,
                std::uint64_t seed, std::uint32_t turns, Seen&& seen) {
    dice::Philox random(2, seed);
    dice::DrawnChances chances(random);
    while (!position.result && position.turn <= turns) {
        const Choice choice = choose(position, players[indexOf(position.toMove)], limits);
        if (!seen(position, choice))
            break;
        play(position, choice.action, chances);
    }
    return position;
}

} // namespace sf::imperio::test
