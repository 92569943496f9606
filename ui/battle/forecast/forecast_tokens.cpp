// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_tokens.h"

#include "core/rules/battle/battle.h"
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/side_token.h"
#include "ui/paint/base/primitives.h"

namespace sf::ui {

QPixmap stackToken(const battle::Battle& battle, const battle::Stack& stack, int size, double pixelRatio,
                   const paint::Theme& theme) {
    const auto leader = battleMode(battle).leader(battle, stack);
    if (leader)
        return unitToken(battle, stack, (*stack.units)[*leader], size, pixelRatio, theme);
    return paint::sideTokenPixmap(size, pixelRatio, stack.side, sideColour(battle, stack.side, theme));
}

QPixmap unitToken(const battle::Battle& battle, const battle::Stack& stack, const battle::Unit& unit,
                  int size, double pixelRatio, const paint::Theme& theme) {
    auto look = paint::tokenStyle(battle, unit, false);
    look.hits = 255;
    return paint::tokenPixmap(size, pixelRatio, stack.side, sideColour(battle, stack.side, theme), look,
                              theme);
}

} // namespace sf::ui
