// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::document {
class BattleDocument;
}

namespace sf::ui {

class Page;

/// Takes the last step of a battle back; where that takes dice back, as the house rule `undoDice` has it: at
/// once, after asking, or not at all.
void takeBack(document::BattleDocument& document, Page& page);

} // namespace sf::ui
