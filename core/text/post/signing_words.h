// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_check.h"

#include <QString>
#include <QStringList>

/// Words for who wrote which block.
namespace sf::text {

/// Says plainly what a third person can't tell; empty if both players sign.
QString signingText(post::Signing signing);
/// That a game was taken along to another computer, or from there.
QString elsewhereText();
/// How long a player has for a block, in the largest whole unit.
QString timeForBlock(std::int64_t seconds);
/// Names the blocks about which nothing proves who wrote them; empty if there are none.
QString unprovenText(const std::vector<std::uint32_t>& numbers);

/// What a block is: “an invitation”, “a resignation”.
QString blockKind(const post::Block& block);
/// Whether its plan is a formation of Imperio Bellum.
bool setsOutPieces(const post::Block& block);
/// What a block does to its game, in a sentence that names its writer.
QString blockText(const post::PostGame& game, const post::Block& block);

} // namespace sf::text
