// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in reach.h.
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/reach.h"

namespace sf::imperio {

namespace {

/// The enemy footsoldiers whose cover can lie on one of the archer's lines.
Squares footsoldiersNear(const Position& position, Square archer) {
    const Side enemy = enemyOf(position.board.piece(archer).side);
    return position.board.of(enemy, Kind::Footsoldier);
}

/// Whether a shot can reach its target given the `footsoldiers` on the board and the squares they cover.
bool isOpen(const Position& position, Square archer, Square target, Squares footsoldiers, Squares covered) {
    const bool targetIsFootsoldier = footsoldiers.has(target);
    const bool coverCounts = !targetIsFootsoldier || position.options.cover == Cover::Literal;
    for (Square square = stepTowards(archer, target); square != target; square = stepTowards(square, target))
        if (footsoldiers.has(square) || (coverCounts && covered.has(square)))
            return false;
    return !(coverCounts && covered.has(target));
}

} // namespace

Squares coveredBy(Square footsoldier, Square archer) {
    return around(footsoldier) - Squares(stepTowards(footsoldier, archer));
}

Squares coveredFrom(const Position& position, Square archer) {
    Squares covered;
    for (const Square footsoldier : footsoldiersNear(position, archer))
        covered |= coveredBy(footsoldier, archer);
    return covered;
}

Squares shotTargets(const Position& position, Square archer) {
    const Piece piece = position.board.piece(archer);
    if (piece.kind != Kind::Archer)
        return {};
    const Squares inRange = shotStar(archer) & position.board.fighting(enemyOf(piece.side));
    if (inRange.isEmpty())
        return {};
    const Squares footsoldiers = footsoldiersNear(position, archer);
    const Squares covered = coveredFrom(position, archer);
    Squares targets;
    for (const Square target : inRange)
        if (isOpen(position, archer, target, footsoldiers, covered))
            targets.add(target);
    return targets;
}

} // namespace sf::imperio
