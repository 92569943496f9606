// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace sf::ui {

/// Makes screen readers say the text at once, whatever has the focus; an open menu doesn't keep it back.
void speak(const QString& text);

} // namespace sf::ui
