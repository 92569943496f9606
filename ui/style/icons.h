// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace sf::ui {

/// The line icon of the look in the colours of the program's palette at the time it is painted, so that it
/// follows the theme: text colour, accent when on, pale when disabled.
QIcon lineIcon(const QString& name);
/// The same, muted and with a margin, for the small buttons of docks and tabs.
QIcon smallIcon(const QString& name);
/// The same for a filled button.
QIcon filledButtonIcon(const QString& name);

} // namespace sf::ui
