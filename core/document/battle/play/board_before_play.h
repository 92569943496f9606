// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <optional>

namespace sf::document {

class BattleDocument;
struct EffectiveLine;

/// The board as it was before play began (BAT-12), from the journal. Nothing for a board, and if the journal
/// is of a version that didn't keep it.
std::optional<battle::Battle> boardBeforePlay(const BattleDocument& document);

/// The battle that the line keeps, or nothing if it keeps none, can't be read or is being played.
std::optional<battle::Battle> boardOf(const EffectiveLine& line);

} // namespace sf::document
