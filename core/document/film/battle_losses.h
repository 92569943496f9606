// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/film/battle_film.h"

#include <vector>

namespace sf::document {

/// What a side lost in some scenes.
struct SideLosses {
    int units = 0;         ///< that croaked
    std::int64_t hits = 0; ///< of all its units
    bool operator==(const SideLosses&) const = default;
};
/// By side; the scenes are those from `first` up to, but not including, `last`.
std::vector<SideLosses> lossesIn(const BattleFilm& film, int first, int last);

/// The first scene after the side last said that it was ready (BAT-4) or ended its turn (BAT-13): from there
/// on is what it hasn't seen. 0 if it has done neither.
int firstSceneSince(const BattleFilm& film, int side);

} // namespace sf::document
