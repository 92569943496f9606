// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/position.h"

/// Positions that are set up freely instead of reached by play. Each edit keeps the position consistent:
/// marks such as entrenchment never outlive the piece that had them.
namespace sf::imperio {

/// Returns an empty board before the attacker's first turn.
Position emptyPosition(const Options& options);
/// Puts a piece on the square instead of what is there, fresh as at the beginning of a turn, or empties it.
Position withPiece(Position position, Square square, std::optional<Piece> piece);
/// Swaps what is on two squares. Both pieces are then fresh.
Position withSwap(Position position, Square first, Square second);
/// The attacker's first turn with this board and these reinforcements.
Position firstTurn(const Position& position);
/// Begins a turn, from 1, of the side. Nobody has acted in it.
Position atTurn(Position position, std::uint32_t turn, Side side);
/// Marks what isn't a knight as having acted this turn, or not.
Position withActed(Position position, Square square, bool acted);
/// Puts a knight of the side to move into the middle of its run. What can't be is put right: a stopped knight
/// has no actions left, actions and steps are at most 5 together, and a run of n steps began at most n
/// squares away (IMP-9, IMP-14, IMP-15).
Position withKnight(Position position, Square square, KnightTurn turn);
/// Marks a pikeman of the side to move as having moved this turn, which ends its entrenchment (IMP-17), or
/// not.
Position withMoved(Position position, Square square, bool moved);
/// Marks a piece of the side to move as spawned this turn and unable to act, or not (IMP-7, spawnActs=no).
Position withArrived(Position position, Square square, bool arrived);
/// Whether the side has the headquarters that it began with.
bool holdsOwnHeadquarters(const Position& position, Side side);
/// Fills in what follows from the rest: that spawning is over once a piece has acted (IMP-7), and that a
/// headquarters which isn't its first owner's any more was lost (IMP-22). If `began` is false, also the
/// pieces and reinforcements with which the game began, as few as IMP-5 allows.
Position completed(Position position, bool began);
/// The same after an edit: that with which the game began stays if the position can follow from it.
Position settled(const Position& position);

/// What is wrong with one side of a position.
struct PositionProblem {
    Side side = Side::Attacker;
    Refusal refusal;
    bool operator==(const PositionProblem&) const = default;
};

/// Returns why a game can't continue from the position, or nothing if it can. The limits of IMP-5 apply to
/// pieces and reinforcements together, because spawning turns one into the other.
std::vector<PositionProblem> problemsOf(const Position& position);

} // namespace sf::imperio
