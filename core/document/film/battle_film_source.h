// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/journal.h"
#include "core/document/film/battle_film.h"

#include <stop_token>

namespace sf::post {
class BattleGame;
}

namespace sf::document {

class BattleDocument;

/// What the film of a document is made from: a copy, cheap to make, that any thread may read.
struct BattleFilmSource {
    explicit BattleFilmSource(const BattleDocument& document);

    battle::Battle opened; ///< as it was when the document was opened
    std::size_t openedAfter = 0;
    Journal journal;
    battle::Battle now;
};

/// Replays the journal from where it keeps the board: the first round of a board, the beginning of play, or
/// at the latest where the document was opened. What older rules played, and what doesn't fit the battle any
/// more, is left out, and the film says so there. Its last state is the battle as it is now.
///
/// This takes about as long as it took to resolve those rounds. If `stop` asks for it, the result is nothing.
std::optional<BattleFilm> filmOf(const BattleFilmSource& source, std::optional<int> viewer = {},
                                 const std::stop_token& stop = {});

/// The round or turn of a game by post that was settled last; nothing before the first.
std::optional<BattleFilm> filmOf(const post::BattleGame& game);

} // namespace sf::document
