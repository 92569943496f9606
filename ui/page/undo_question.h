// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::document {
class Document;
}

namespace sf::ui {

/// Returns whether the document may go to this step of its history. If that undoes dice, the house rule
/// `undoDice` decides: yes, after asking, or no. `teller` reports why it may not.
bool mayGoTo(const document::Document& document, int done, QWidget& teller);

} // namespace sf::ui
