// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

namespace sf::ui {

/// The page that teaches multiplier combat. Its tables come from the rules themselves.
HelpPage multiplierHelp();

/// Markdown of one of the tables: "random", "armour", "terrain" or "special"; empty for another name.
QString multiplierTable(const QString& name);

} // namespace sf::ui
