// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/current_theme.h"

#include <QPixmap>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// A side's colour in the theme, as the battle has it.
QColor sideColour(const battle::Battle& battle, int side, const paint::Theme& theme = currentTheme());
/// A side's plain token, in the window's theme.
QPixmap sideToken(const battle::Battle& battle, int side, double size, double pixelRatio);

} // namespace sf::ui
