// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

class QEvent;

namespace sf::ui {

/// Returns the theme of the application's palette and font. Widgets call this whenever they paint; those that
/// cache something made with it refresh the cache when isRestyling(), or derive from Restyled.
const paint::Theme& currentTheme();

/// Whether a changeEvent() brings new colours or another font.
bool isRestyling(const QEvent& event);

} // namespace sf::ui
