// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/state/side_token.h"

#include "core/rules/battle/battle.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/theme.h"

namespace sf::ui {

QColor sideColour(const battle::Battle& battle, int side, const paint::Theme& theme) {
    const auto place = static_cast<std::size_t>(side);
    return theme.side(side, place < battle.sides.size() ? battle.sides[place].color : 0);
}

QPixmap sideToken(const battle::Battle& battle, int side, double size, double pixelRatio) {
    return paint::sideTokenPixmap(size, pixelRatio, side, sideColour(battle, side));
}

} // namespace sf::ui
