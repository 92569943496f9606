// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/reach.h"

#include "core/rules/imperio/board/geometry.h"

namespace sf::imperio {

Squares ready(const Position& position) {
    return position.board.of(position.toMove) - position.done;
}

Squares meleeReach(const Position& position, Square from) {
    const Piece piece = position.board.piece(from);
    if (isBase(piece.kind))
        return {};
    if (piece.kind != Kind::Pikeman)
        return around(from);
    const Square ahead = twoAhead(from, piece.side);
    const bool mustBeClear = position.options.pikeReach == PikeReach::Clear;
    if (mustBeClear && ahead.isOnBoard() && !position.board.isEmpty(stepTowards(from, ahead)))
        return around(from);
    return around(from) | Squares(ahead);
}

Squares meleeTargets(const Position& position, Square from) {
    const Side side = position.board.piece(from).side;
    return meleeReach(position, from) & position.board.of(enemyOf(side));
}

Squares splashed(const Position& position, Square target) {
    return around(target) & (position.board.occupied() - position.board.allBases());
}

Squares spawnSquares(const Position& position, Square base) {
    if (!position.spawning || position.spawnedFrom.has(base) || !isActive(position, base))
        return {};
    return steps(position, base);
}

Squares pikeZone(Square pikeman, Side side) {
    return around(pikeman) | Squares(twoAhead(pikeman, side));
}

Squares pikeZones(const Board& board, Side side) {
    Squares zones;
    for (const Square pikeman : board.of(side, Kind::Pikeman))
        zones |= pikeZone(pikeman, side);
    return zones;
}

bool isInEnemyZone(const Board& board, Square square, Side side) {
    // A pikeman's zone reaches a square exactly if a pikeman on that square, facing the other way, would
    // reach the first one.
    return !(pikeZone(square, side) & board.of(enemyOf(side), Kind::Pikeman)).isEmpty();
}

namespace {

/// Where a knight with all its actions can stand and still attack.
Squares chargeGround(const Position& position, Square knight) {
    const Side side = position.board.piece(knight).side;
    const Squares open = position.board.empty() - pikeZones(position.board, enemyOf(side));
    Squares ground(knight);
    for (int step = 1; step < knightActions; ++step)
        ground |= grown(ground) & open;
    return ground;
}

} // namespace

Squares threatsOf(const Position& position, Square piece) {
    const auto [kind, side, owner] = position.board.piece(piece);
    const Squares melee = kind == Kind::Knight ? grown(chargeGround(position, piece)) - Squares(piece)
                                               : meleeReach(position, piece);
    return (melee | shotTargets(position, piece)) - position.board.of(side);
}

Squares threats(const Position& position, Side side) {
    Squares threatened;
    for (const Square piece : position.board.fighting(side))
        threatened |= threatsOf(position, piece);
    return threatened;
}

int charge(const Position& position, Square knight, Square target) {
    const KnightTurn& turn = position.knights[knight.index];
    if (position.options.chargePath == ChargePath::Free)
        return turn.steps;
    const Squares free = position.board.empty() | Squares(knight);
    const Squares goal = around(target);
    Squares reached(turn.stepsBegan);
    for (int way = 0; way < turn.steps; ++way) {
        if (reached & goal)
            return way;
        reached |= grown(reached) & free;
    }
    return turn.steps;
}

} // namespace sf::imperio
