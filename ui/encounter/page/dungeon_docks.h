// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

class DungeonController;

/// The panels round the tables of a dungeon, a line each.
QList<Page::Dock> dungeonDocks(DungeonController& controller);

} // namespace sf::ui
