// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace sf::ui {

/// Returns a line icon that is painted in the colours of the current palette, so that it follows the theme:
/// text colour, accent when on, pale when disabled.
QIcon lineIcon(const QString& name);
/// Like lineIcon(), muted and with a margin, for the small buttons of docks and tabs.
QIcon smallIcon(const QString& name);
/// Like lineIcon(), for a filled button.
QIcon filledButtonIcon(const QString& name);

} // namespace sf::ui
