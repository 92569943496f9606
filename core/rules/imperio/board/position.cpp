// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/position.h"

namespace sf::imperio {

namespace {

void deploy(Position& position, const Deployment& deployment, Side side) {
    for (int place = 0; place < 2 * boardSize; ++place)
        if (const std::optional<Kind> kind = deployment.kinds[static_cast<std::size_t>(place)])
            position.board.put(squareOfPlace(place, side), {*kind, side, side});
    position.reinforcements[indexOf(side)] = deployment.reinforcements;
    position.initialPieces[indexOf(side)] = fightingPieces(deployment);
    position.initialReinforcements[indexOf(side)] = deployment.reinforcements.total();
}

} // namespace

Position start(const Setup& setup) {
    Position position;
    position.options = setup.options;
    for (const Side side : sides)
        deploy(position, setup.deployments[indexOf(side)], side);
    beginTurn(position);
    return position;
}

void beginTurn(Position& position) {
    position.spawning = true;
    position.done = {};
    for (const Square knight : position.board.of(position.toMove, Kind::Knight))
        position.knights[knight.index] = {knightActions, 0, knight, false};
}

void endTurn(Position& position) {
    const Side side = position.toMove;
    position.entrenched |= position.board.of(side, Kind::Pikeman) - position.stirred;
    for (const Square knight : position.board.of(side, Kind::Knight))
        position.knights[knight.index] = {};
    position.stirred = {};
    position.arrived = {};
    position.spawnedFrom = {};
    position.toMove = enemyOf(side);
    if (side == Side::Defender)
        ++position.turn;
    beginTurn(position);
}

bool isActive(const Position& position, Square base) {
    const Piece piece = position.board.piece(base);
    if (!piece.isCaptured())
        return true;
    for (const Square other : position.board.bases(enemyOf(piece.side)))
        if (position.board.piece(other).firstOwner == piece.side)
            return false;
    return true;
}

} // namespace sf::imperio
