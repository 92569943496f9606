// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/layer/board_context.h"

#include <QCoreApplication>

namespace sf::ui {

class DragController;

/// The board cursor of the map: its hex, the stack that it selects there, and what is announced to the status
/// bar and to screen readers.
class CursorController {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::CursorController)

public:
    CursorController(BoardContext& context, DragController& drag) : m_context(context), m_drag(drag) {}

    /// Moves the cursor, shows it, and aims a drag there.
    void moveTo(hex::Hex hex);
    /// Selects the next (1) or previous (-1) stack of the cursor's hex, or points at the next thing there
    /// with what is carried. False after the last one.
    bool selectNextInHex(int step);
    /// Selects the next (1) or previous (-1) stack in reading order; of one side only unless it is -1.
    void selectNextStack(int step, int side = -1);

    /// Moves the cursor to the next (1) or previous (-1) hex with stacks of the selected stack's side, or
    /// with opposing ones, and says how far it is. The selection stays.
    void goToNextStack(int step, bool isOpposing);
    /// Announces how far the cursor is from the selected stack, and what the stack can do there.
    void announceWay() const;

    /// "Hex 5,2 · open · zoom 108 %": what is under the pointer or the cursor.
    void showPlace(hex::Hex hex);
    /// Shows the same hex again, as its terrain may have changed.
    void updatePlace();
    QString positionText() const;
    void announcePossibleMoves() const;
    void announceNeighbours() const;
    void announceSides() const;
    void announceLastAction() const;
    void announceLastDice() const;

private:
    void select(const battle::StackPointer& stack);

    BoardContext& m_context;
    DragController& m_drag;
    std::optional<hex::Hex> m_shown; ///< by showPlace()
};

} // namespace sf::ui
