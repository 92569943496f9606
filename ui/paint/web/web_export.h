// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/web/web_board.h"

#include <variant>

namespace sf::document {
class Document;
}
namespace sf::post {
class PostGame;
}

namespace sf::paint {

/// A game as one HTML file, in which it can be watched in any browser: board, log, result and rules. It loads
/// nothing, and what is sealed, secrets and seeds aren't in it: it shows what the viewer could see at each
/// moment; of a sealed phase that is under way, nothing. Returns a message instead if the page or the
/// document would be too large, an empty one if it was cancelled.
std::variant<QByteArray, QString> webPageOf(const document::Document& document,
                                            const WebOptions& options = {});
/// The same of a game by post, as far as it is settled, with the post of its last block, ready to copy: a
/// game of Imperio Bellum whole, a battle from the round or turn that was settled last.
std::variant<QByteArray, QString> webPageOf(const post::PostGame& game, const WebOptions& options = {});

} // namespace sf::paint
