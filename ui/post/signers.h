// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"

#include <QString>

namespace sf::ui {

/// Who signs the game, with which key, and in how many of the user's other games they use it; or that nothing
/// shows who wrote which block.
QString signersText(const std::vector<document::StoredGame>& games, const document::StoredGame& game);

/// The full public keys, one per line.
QString keysText(const document::StoredGame& game);

/// A warning if a player signs this game with a different key than in the user's other games with that name;
/// otherwise empty.
QString otherKeyWarning(const std::vector<document::StoredGame>& games, const post::CheckedGame& game,
                        std::optional<post::Writer> own);

/// One of several versions of a game's last block, which is at this place of its blocks: its check, its time,
/// and whether its key is known from the user's other games.
QString versionText(const std::vector<document::StoredGame>& games, const document::StoredGame& game,
                    std::size_t place);

} // namespace sf::ui
