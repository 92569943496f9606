// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/board/imperio_board.h"

namespace sf::paint {

/// An arrow for an action: from a square to another, with its rank in a disc on it, 1 for the best. The
/// best is wider.
void paintArrow(QPainter& painter, const ImperioLayout& layout, imperio::Square from, imperio::Square to,
                int rank, const Theme& theme);

} // namespace sf::paint
