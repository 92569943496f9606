// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

namespace sf::imperio {

// What each piece can do, one function a rule, as sets of squares. Play, the list of legal actions, refusals
// and overlays all ask these and nothing else.

/// Pieces of the side to move that can still do something this turn (IMP-9).
Squares ready(const Position& position);
/// The empty squares one step away (IMP-9).
Squares steps(const Position& position, Square from);
/// The squares that an archer's move of two can end on after its first step to `via` (IMP-9).
Squares secondSteps(const Position& position, Square from, Square via);
/// The squares a piece attacks in melee, whatever stands there (IMP-16); none for a base.
Squares meleeReach(const Position& position, Square from);
/// The enemies it can attack in melee, bases included.
Squares meleeTargets(const Position& position, Square from);
/// The enemies an archer can shoot at (IMP-18, IMP-19).
Squares shotTargets(const Position& position, Square archer);
/// The fighting pieces around a shot's target, friend or enemy, that are splashed (IMP-18).
Squares splashed(const Position& position, Square target);
/// Where a base of the side to move can bring units now (IMP-7, IMP-8); none when it can't.
Squares spawnSquares(const Position& position, Square base);

/// The squares that a footsoldier covers against an archer: the seven around it other than the one nearest
/// the archer (IMP-19).
Squares coveredBy(Square footsoldier, Square archer);
/// The same for all footsoldiers of the archer's enemy.
Squares coveredFrom(const Position& position, Square archer);
/// The squares in a pikeman's zone (IMP-15).
Squares pikeZone(Square pikeman, Side side);
/// The zones of all pikemen of one side.
Squares pikeZones(const Board& board, Side side);
/// Whether a knight of `side` that enters `square` is stopped by an enemy pikeman (IMP-15).
bool isInEnemyZone(const Board& board, Square square, Side side);
/// What one piece could attack if it were its side's turn on this board, for threats().
Squares threatsOf(const Position& position, Square piece);
/// The squares that pieces of `side` could attack if it were their turn on this board (IMP-9, IMP-15, IMP-16,
/// IMP-18): in melee from where they stand, a knight also after up to four steps, and what archers can shoot.
Squares threats(const Position& position, Side side);
/// The charge of a knight if it attacked `target` now (IMP-14), 0 to 5.
int charge(const Position& position, Square knight, Square target);

} // namespace sf::imperio
