// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/action.h"

#include <QCoreApplication>

#include <vector>

class QAction;
class QMenu;

namespace sf::ui {

class BoardView;
class GameController;
class PieceActions;

/// What choosing a square does, by mouse, keyboard or drop: selects a piece, steps, attacks or puts a piece
/// down, in play and at the set-up.
class SquareController {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::SquareController)

public:
    /// `actions` are those of the selected piece; the board shows the menus.
    SquareController(GameController& controller, const PieceActions& actions, BoardView& board)
        : m_controller(controller), m_actions(actions), m_board(board) {}

    /// A click on the square, or Enter there.
    void choose(imperio::Square square);
    /// Puts the piece in hand onto the square.
    void place(imperio::Square square);
    /// A piece was dragged from one square to the other, which may be off the board.
    void drop(imperio::Square from, imperio::Square to);
    /// Takes a piece in hand: at the set-up, or from the reserve (IMP-7). False if that is refused.
    bool pickUp(imperio::Kind kind);
    bool isSelectable(imperio::Square square) const;
    /// Drops the choice, the piece in hand or the selection, in that order. False if there was nothing to
    /// cancel.
    bool cancel();

private:
    void chooseInPlay(imperio::Square square);
    void chooseAtSetup(imperio::Square square);
    void goToPlace();
    void selectPiece(imperio::Square square);
    void act(imperio::Square to);
    bool go(const std::vector<imperio::Square>& way);
    const QAction* ask(QMenu& menu, imperio::Square square);
    void approach(imperio::Square target);
    void attack(imperio::Action action);
    bool isOwnPiece(imperio::Square square) const;

    GameController& m_controller;
    const PieceActions& m_actions;
    BoardView& m_board;
};

} // namespace sf::ui
