// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"
#include "ui/paint/base/theme.h"

#include <QPixmap>

namespace sf::battle {
struct Battle;
}

namespace sf::ui {

/// A stack's token: that of its Warlord if it has one, otherwise its side's plain one.
QPixmap stackToken(const battle::Battle& battle, const battle::Stack& stack, int size, double pixelRatio,
                   const paint::Theme& theme);
/// A unit's token, without its hits.
QPixmap unitToken(const battle::Battle& battle, const battle::Stack& stack, const battle::Unit& unit,
                  int size, double pixelRatio, const paint::Theme& theme);

} // namespace sf::ui
