// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"

#include <array>

namespace sf::ui {

class GameController;
class PieceActions;

/// What is shown on one square.
struct SquareMark {
    /// What the selected or held piece can do there.
    enum class Goal : std::uint8_t { None, Step, Stop, Target, Splash, SplashedFriend, Place };

    std::optional<imperio::Piece> piece;
    bool entrenched = false;
    bool selected = false;
    bool acted = false;  ///< of the side to move, and can do nothing more this turn
    bool last = false;   ///< the last action came from here
    bool lastTo = false; ///< it ended here
    bool fought = false; ///< it was an attack or a shot at what stood here
    bool cursor = false;
    bool refused = false;
    Goal goal = Goal::None;
    std::uint8_t steps = 0;       ///< of a knight by then; 0 for none to show
    std::int8_t actionsLeft = -1; ///< of the selected piece; -1 for none to show
    std::int8_t actionsInAll = 1;
    double chance = 0; ///< to win, 0 to 1

    bool operator==(const SquareMark&) const = default;
};

/// What is shown on the whole board. Compared square by square, so that only changes are painted.
struct BoardMarks {
    std::array<SquareMark, imperio::squareCount> squares;
    imperio::Squares zones;
    imperio::Squares covered;
    imperio::Squares threatened;
    std::array<std::uint8_t, imperio::squareCount> attackers{}; ///< that threaten each square

    SquareMark& at(imperio::Square square) { return squares[square.index]; }
    const SquareMark& at(imperio::Square square) const { return squares[square.index]; }
};

/// What the view shows besides the state of the controller.
struct ViewMarks {
    imperio::Square hidden; ///< its piece is being dragged or slides
    imperio::Square refused;
    bool cursorShown = false;
};

/// Where the piece in hand can be put.
imperio::Squares placesInHand(const GameController& controller);

/// Whether the board shows where units can still spawn, because the turn was about to end (IMP-7).
bool isWarnedOfSpawns(const GameController& controller);

/// The marks for what the controller shows; `actions` are those of the selected piece.
BoardMarks marksOf(const GameController& controller, const PieceActions& actions, const ViewMarks& view);

} // namespace sf::ui
