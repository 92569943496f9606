// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/game.h"

class QWidget;

namespace sf::ui {

class GameController;

/// Edits of a formation during the set-up, either of the deployment or as one of the defender's alterations
/// (IMP-4, IMP-6), or of any position. Each announces the reason if it is refused.

/// The side's formation becomes `after`.
bool setFormation(GameController& controller, const imperio::Deployment& after);
/// Where any position is set up, that becomes `position`.
bool setPosition(GameController& controller, const imperio::Position& position);
/// Puts a piece onto a square of the side's own rows, or with no kind removes the piece there.
bool putPiece(GameController& controller, imperio::Square square, std::optional<imperio::Kind> kind);
/// Moves a piece, or swaps two.
bool movePiece(GameController& controller, imperio::Square from, imperio::Square to);
/// Finishes the stage of the set-up, and announces the next. Asks first if the set-up is dangerous.
void finishStage(GameController& controller, QWidget& window);

} // namespace sf::ui
