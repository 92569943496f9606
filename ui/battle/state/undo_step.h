// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class Page;

/// Undoes the last step of a battle; if that undoes dice, as the house rule `undoDice` says: at once, after
/// asking, or not at all.
void undoStep(document::BattleDocument& document, Page& page);

} // namespace sf::ui
