// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/help/help_page.h"

namespace sf::ui {

/// The help of dungeon encounters, with tables that the rules make.
QList<HelpPage> encounterHelp();

} // namespace sf::ui
