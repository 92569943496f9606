// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

/// Whether people may act for the side's stacks now: always on a board, in play in its turn unless somebody
/// else plays it.
bool mayActFor(const document::BattleDocument& document, int side);
/// Whether people may edit everything now: on a board, and in referee mode (BAT-1).
bool mayEdit(const document::BattleDocument& document);

} // namespace sf::ui
