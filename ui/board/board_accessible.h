// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

/// Makes Qt show every BoardView to assistive technology as a table of cells. Calling it again does nothing.
void installBoardAccessibility();

} // namespace sf::ui
