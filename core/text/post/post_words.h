// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_game.h"

#include <QString>

namespace sf::text {

/// What a post is written for.
enum class PostMarkup : std::uint8_t { Plain, BBCode, Markdown };

/// A whole post with the game's last block: what became of the turn before it in words, the board, reserves,
/// losses and whose turn it is, then the block. Only the block counts; names cannot bring markup of their
/// own.
QString postText(const post::PostGame& game, PostMarkup markup);

/// A player's public key in base64, as minisign writes it; empty for those who don't sign.
QString publicKey(const post::PostGame& game, post::Writer writer);
/// The same of the value of a field `key`.
QString publicKey(std::string_view value);

} // namespace sf::text
