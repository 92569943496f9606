// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

class DungeonDesk;

/// The panels round the tables of a dungeon, a line each. A rule chip in them asks the page for its rule.
QList<Page::Dock> dungeonDocks(DungeonDesk& desk, Page& page);

} // namespace sf::ui
