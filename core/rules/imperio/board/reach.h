// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/board/position.h"

namespace sf::imperio {

// What each piece can do, as sets of squares, with one function per rule. Play, the list of legal actions,
// refusals and overlays all use only these.

/// Pieces of the side to move that can still do something this turn (IMP-9).
Squares ready(const Position& position);
/// The empty squares one step away (IMP-9).
inline Squares steps(const Position& position, Square from) {
    return around(from) & position.board.empty();
}
/// The squares where an archer's move of two can end after its first step to `via` (IMP-9).
inline Squares secondSteps(const Position& position, Square from, Square via) {
    return (around(via) & position.board.empty()) - Squares(from);
}
/// The squares that a piece attacks in melee, whether occupied or not (IMP-16); none for a base.
Squares meleeReach(const Position& position, Square from);
/// The enemies it can attack in melee, bases included.
Squares meleeTargets(const Position& position, Square from);
/// The enemies an archer can shoot at (IMP-18, IMP-19).
Squares shotTargets(const Position& position, Square archer);
/// The fighting pieces around a shot's target, friend or enemy, that are splashed (IMP-18).
Squares splashed(const Position& position, Square target);
/// The squares where a base of the side to move can spawn units now (IMP-7, IMP-8); empty if it can't.
Squares spawnSquares(const Position& position, Square base);

/// The squares that a footsoldier covers against an archer: the seven squares around it without the one
/// nearest to the archer (IMP-19).
Squares coveredBy(Square footsoldier, Square archer);
/// The same for all footsoldiers of the archer's enemy.
Squares coveredFrom(const Position& position, Square archer);
/// The squares in a pikeman's zone (IMP-15).
Squares pikeZone(Square pikeman, Side side);
/// The zones of all pikemen of one side.
Squares pikeZones(const Board& board, Side side);
/// Whether a knight of `side` that enters `square` is stopped by an enemy pikeman (IMP-15).
bool isInEnemyZone(const Board& board, Square square, Side side);
/// What one piece could attack on this board if it were its side's turn; used by threats().
Squares threatsOf(const Position& position, Square piece);
/// The squares that pieces of `side` could attack on this board if it were their turn (IMP-9, IMP-15, IMP-16,
/// IMP-18): in melee from where they are, knights also after up to four steps, and by archers' shots.
Squares threats(const Position& position, Side side);
/// The knight's charge if it attacked `target` now (IMP-14), 0 to 5.
int charge(const Position& position, Square knight, Square target);

} // namespace sf::imperio
