// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in legal.h.
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"
#include "core/rules/imperio/game/legal.h"

namespace sf::imperio {

namespace {

using Refused = std::optional<Refusal>;

// Legal actions are those in the sets of reach.h. The others are explained here, most telling reason first.

Refused whySpent(const Position& position, Square from) {
    const KnightTurn& turn = position.knights[from.index];
    if (position.arrived.has(from) && !position.options.spawnActs)
        return refusal(Reason::JustSpawned, from);
    if (position.board.piece(from).kind != Kind::Knight)
        return refusal(Reason::HasActed, from);
    return refusal(turn.stopped ? Reason::StoppedByPike : Reason::NoActionsLeft, from);
}

Refused mayAct(const Position& position, Square from) {
    const std::optional<Piece> piece = position.board.at(from);
    if (!piece)
        return refusal(Reason::NoPiece, from);
    if (piece->side != position.toMove)
        return refusal(Reason::NotYours, from);
    if (!ready(position).has(from))
        return whySpent(position, from);
    return std::nullopt;
}

Refused maySpawn(const Position& position, const Action& action) {
    const std::optional<Piece> base = position.board.at(action.from);
    if (!position.spawning)
        return refusal(Reason::SpawningIsOver, action.to);
    if (!base || !isBase(base->kind))
        return refusal(Reason::NoBaseThere, action.from);
    if (base->side != position.toMove)
        return refusal(Reason::EnemyBase, action.from);
    if (isBase(action.kind) || position.reinforcements[indexOf(position.toMove)].of(action.kind) <= 0)
        return refusal(Reason::NotInReserve, action.to);
    if (spawnSquares(position, action.from).has(action.to))
        return std::nullopt;
    if (!isActive(position, action.from))
        return refusal(Reason::BaseIsUseless, action.from);
    if (position.spawnedFrom.has(action.from))
        return refusal(Reason::BaseHasSpawned, action.from);
    if (!areAdjacent(action.from, action.to))
        return refusal(Reason::NotNextToBase, action.to);
    return refusal(Reason::SpawnSquareTaken, action.to);
}

Refused mayStepOnce(const Position& position, Square from, Square to) {
    if (steps(position, from).has(to))
        return std::nullopt;
    if (!areAdjacent(from, to))
        return refusal(Reason::NotOneStep, to);
    return refusal(Reason::SquareTaken, to);
}

Refused mayStep(const Position& position, const Action& action) {
    const bool isDouble = action.via.isOnBoard();
    if (isDouble && position.board.piece(action.from).kind != Kind::Archer)
        return refusal(Reason::TooManySteps, action.from);
    if (!isDouble)
        return mayStepOnce(position, action.from, action.to);
    if (const Refused first = mayStepOnce(position, action.from, action.via))
        return first;
    if (secondSteps(position, action.from, action.via).has(action.to))
        return std::nullopt;
    if (action.to == action.from)
        return refusal(Reason::BackWhereItBegan, action.to);
    if (!areAdjacent(action.via, action.to))
        return refusal(Reason::NotOneStep, action.to);
    return refusal(Reason::SquareTaken, action.to);
}

Refused mayIntend(const Position& position, const Action& action) {
    const bool onBase = isBase(position.board.piece(action.to).kind);
    if (onBase && action.intention == Intention::None)
        return refusal(Reason::IntentionMissing, action.to);
    if (!onBase && action.intention != Intention::None)
        return refusal(Reason::IntentionWithoutBase, action.to);
    return std::nullopt;
}

Refused mayAttack(const Position& position, const Action& action) {
    const Piece piece = position.board.piece(action.from);
    if (meleeTargets(position, action.from).has(action.to))
        return mayIntend(position, action);
    if (isBase(piece.kind))
        return refusal(Reason::BasesNeverAttack, action.from);
    if (!position.board.of(enemyOf(piece.side)).has(action.to))
        return refusal(Reason::NothingToAttack, action.to);
    const bool isPike = piece.kind == Kind::Pikeman && action.to == twoAhead(action.from, piece.side);
    return refusal(isPike ? Reason::PikeBlocked : Reason::OutOfReach, action.to);
}

/// The footsoldier that stops an otherwise legal shot (IMP-19).
Refusal whatStops(const Position& position, Square archer, Square target) {
    const Side enemy = enemyOf(position.board.piece(archer).side);
    const Squares footsoldiers = position.board.of(enemy, Kind::Footsoldier);
    Squares line(target);
    for (Square square = stepTowards(archer, target); square != target;
         square = stepTowards(square, target)) {
        if (footsoldiers.has(square))
            return refusal(Reason::ShotOverFootsoldier, square);
        line.add(square);
    }
    for (const Square footsoldier : footsoldiers)
        if (coveredBy(footsoldier, archer) & line)
            return refusal(Reason::ShotThroughCover, footsoldier);
    return refusal(Reason::ShotThroughCover, target);
}

Refused mayShoot(const Position& position, const Action& action) {
    const Piece piece = position.board.piece(action.from);
    if (shotTargets(position, action.from).has(action.to))
        return std::nullopt;
    if (piece.kind != Kind::Archer)
        return refusal(Reason::OnlyArchersShoot, action.from);
    const std::optional<Piece> target = position.board.at(action.to);
    if (!target || target->side == piece.side)
        return refusal(Reason::NoTarget, action.to);
    if (isBase(target->kind))
        return refusal(Reason::BaseIsNoTarget, action.to);
    if (!shotStar(action.from).has(action.to))
        return refusal(Reason::NotInShotRange, action.to);
    return whatStops(position, action.from, action.to);
}

} // namespace

std::optional<Refusal> refusalOf(const Position& position, const Action& action) {
    if (position.result)
        return Refusal{Reason::GameIsOver, position.result->rule(), nowhere, 0, 0};
    if (action.act >= Act::End)
        return std::nullopt;
    if (action.act == Act::Spawn)
        return maySpawn(position, action);
    if (const Refused refused = mayAct(position, action.from))
        return refused;
    if (action.act == Act::Step)
        return mayStep(position, action);
    return action.act == Act::Attack ? mayAttack(position, action) : mayShoot(position, action);
}

} // namespace sf::imperio
