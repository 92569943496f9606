// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

/// Whether the keyboard focus is in a field or cell that takes text.
bool isTyping();

/// Ends the edit in the field or cell that has the keyboard focus, as if the user had gone on to the next
/// one; the focus stays. Whatever reads or closes a document calls this first, so that nothing typed is lost.
void commitEdit();

} // namespace sf::ui
