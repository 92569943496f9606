// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/fights.h"

#include "core/rules/imperio/board/reach.h"

namespace sf::imperio {

namespace {

Fight fight(const Position& position, Square from, Square target, Means means) {
    const Piece attacker = position.board.piece(from);
    Matchup matchup;
    matchup.attacker = attacker.kind;
    matchup.means = means;
    matchup.charge = attacker.kind == Kind::Knight ? charge(position, from, target) : 0;
    matchup.attackerEntrenched = position.entrenched.has(from);
    matchup.defender = position.board.piece(target).kind;
    matchup.defenderEntrenched = position.entrenched.has(target);
    matchup.adjacent = areAdjacent(from, target);
    return {target, matchup};
}

} // namespace

Fights fightsOf(const Position& position, const Action& action) {
    Fights fights;
    if (action.act == Act::Attack) {
        const bool beside = areAdjacent(action.from, action.to);
        fights.add(fight(position, action.from, action.to, beside ? Means::Melee : Means::Reach));
    }
    if (action.act == Act::Shot) {
        fights.add(fight(position, action.from, action.to, Means::Shot));
        for (const Square square : splashed(position, action.to))
            fights.add(fight(position, action.from, square, Means::Splash));
    }
    return fights;
}

} // namespace sf::imperio
