// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/map_marks.h"

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// What the map shows of battle rounds: the Conflicts with their letters, and each stack's orders.
MapMarks roundMarks(const battle::Battle& battle);

} // namespace sf::ui
