// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/theme.h"

class QEvent;

namespace sf::ui {

/// The theme of the application's palette. Widgets ask for it whenever they paint; those that keep something
/// made with it refresh that when isRestyling().
const paint::Theme& currentTheme();

/// Whether a changeEvent() brings other colours or another font.
bool isRestyling(const QEvent& event);

} // namespace sf::ui
