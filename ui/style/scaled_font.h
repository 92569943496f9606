// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::ui {

/// Gives the widget its parent's font in this size, and does so again whenever the parent's font changes: a
/// font with a size of its own would not follow the text size of the settings. To be called once per widget.
void scaleFont(QWidget& widget, double factor, bool isBold = false);

} // namespace sf::ui
