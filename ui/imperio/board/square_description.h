// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

#include <QString>

namespace sf::imperio {
struct Position;
struct Action;
struct Piece;
} // namespace sf::imperio

/// Describes the board for the status bar and for screen readers.
namespace sf::ui {

class GameController;
class PieceActions;

/// "attacker's knight"
QString pieceWords(const imperio::Piece& piece);
/// "R3C4, attacker's knight, 2 of 5 actions left, charge at most 1": what is there.
QString describeSquare(const imperio::Position& position, imperio::Square square);
/// The name of a cell for screen readers, at most 12 words: what is there and what the selected piece can do.
QString nameOfCell(const GameController& controller, const PieceActions& actions, imperio::Square square);
/// The same in full.
QString describeCell(const GameController& controller, const PieceActions& actions, imperio::Square square);
/// Where the selected piece can go and what it can attack, with chances.
QString describeActions(const imperio::Position& position, const PieceActions& actions);
/// "Attack R5C6: footsoldier, wins 97.3 %": what choosing a target means.
QString describeAttack(const imperio::Position& position, const imperio::Action& action);
/// What is on the eight squares around.
QString describeNeighbours(const imperio::Position& position, imperio::Square square);
/// Whose turn it is, what may be done, and what each side has.
QString describeTurn(const GameController& controller);
/// The last thing that happened before the shown position.
QString describeLast(const GameController& controller);
/// The last fights before the shown position, each with both sides' dice.
QString describeLastDice(const GameController& controller);

} // namespace sf::ui
