// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

class QMimeData;

namespace sf::ui {

/// A kind of piece on its way from the palette or the reserve to the board.
QMimeData* pieceMime(imperio::Kind kind);
/// Nothing when the data is no such drag.
std::optional<imperio::Kind> pieceOf(const QMimeData* data);

} // namespace sf::ui
