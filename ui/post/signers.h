// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"

#include <QString>

namespace sf::ui {

/// Who signs the game, with which key, and in how many of the user's other games they use it. Empty if nobody
/// signs.
QString signersText(const std::vector<document::StoredGame>& games, const document::StoredGame& game);

/// The whole public keys, one a line.
QString keysText(const document::StoredGame& game);

/// A warning if another player signs this game with another key than the user's other games with that name;
/// else empty.
QString otherKeyWarning(const std::vector<document::StoredGame>& games, const document::StoredGame& game);

} // namespace sf::ui
