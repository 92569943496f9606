// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

#include <QObject>

namespace sf::ui {

class BoardCanvas;
class BoardOverlay;
class GameController;
class PieceActions;

/// A piece that the mouse drags over the board: it follows the pointer, and a square where it may not go is
/// marked, with the reason in the status bar.
class PieceDrag final : public QObject {
    Q_OBJECT

public:
    PieceDrag(GameController& controller, const PieceActions& actions, const BoardCanvas& canvas,
              BoardOverlay& overlay)
        : m_controller(controller), m_actions(actions), m_canvas(canvas), m_overlay(overlay) {}

    bool isActive() const { return m_from.isOnBoard(); }
    /// Where the piece comes from; nowhere when none is dragged.
    imperio::Square from() const { return m_from; }
    /// The square under the pointer if the piece may not go there.
    imperio::Square refused() const { return m_refused; }

    void start(imperio::Square from);
    void move(QPointF point);
    /// Puts the piece back.
    void cancel();

Q_SIGNALS:
    /// from() or refused() changed.
    void changed();

private:
    GameController& m_controller;
    const PieceActions& m_actions;
    const BoardCanvas& m_canvas;
    BoardOverlay& m_overlay;
    imperio::Square m_from;
    imperio::Square m_refused;
};

} // namespace sf::ui
