// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"

#include <QStringList>

namespace sf::document {

/// What the opponent of the side to move has done in the last turn: steps, spawns, fights and what each side
/// lost, a line for each. Empty before the first turn ends.
QStringList turnReport(const ImperioDocument& game);

} // namespace sf::document
