// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <map>
#include <optional>

namespace sf::document {

class BattleDocument;

/// What a played battle was (BAT-12).
struct PlayedRounds {
    battle::Battle board; ///< before play began
    /// At the end of each round, keyed by the number of finished rounds; 0 is the start of the first round.
    std::map<int, battle::Battle> rounds;
    /// The later rounds were played by older rules, so they can't be played again. Only the present state
    /// follows.
    bool isCutShort = false;
};

/// Adds the state of a played battle to its rounds, and drops rounds that are later than it.
void keepRound(std::map<int, battle::Battle>& rounds, const battle::Battle& battle);

/// Plays the journal again from where play began. Returns nothing for a board, and if the journal doesn't
/// lead to the document as it is: it was edited by hand, or is of a version that didn't keep the board.
std::optional<PlayedRounds> playedRounds(const BattleDocument& document);

} // namespace sf::document
