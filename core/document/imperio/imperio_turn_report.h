// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"

#include <QStringList>

#include <utility>

namespace sf::document {

/// The last turn of the opponent of the side to move, whose own actions since then don't count: the index of
/// its first entry, and of the entry after its last one. Equal before the first turn ends.
std::pair<std::size_t, std::size_t> opponentsTurn(const ImperioDocument& game);

/// What the opponent of the side to move has done in the last turn: steps, spawns, fights and what each side
/// lost, a line for each. Empty before the first turn ends.
QStringList turnReport(const ImperioDocument& game);

} // namespace sf::document
