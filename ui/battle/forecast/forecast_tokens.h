// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <QPixmap>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// A unit's token in the window's theme, without its hits.
QPixmap unitToken(const battle::Battle& battle, const battle::Stack& stack, const battle::Unit& unit,
                  int size, double pixelRatio, bool leads = false);

} // namespace sf::ui
