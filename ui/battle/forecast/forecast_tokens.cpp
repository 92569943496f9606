// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/forecast/forecast_tokens.h"

#include "core/rules/battle/battle.h"
#include "ui/battle/state/side_token.h"
#include "ui/paint/base/primitives.h"
#include "ui/style/current_theme.h"

namespace sf::ui {

QPixmap unitToken(const battle::Battle& battle, const battle::Stack& stack, const battle::Unit& unit,
                  int size, double pixelRatio, bool leads) {
    auto look = paint::tokenStyle(battle, unit, leads);
    look.hits = 255;
    return paint::tokenPixmap(size, pixelRatio, stack.side, sideColour(battle, stack.side), look,
                              currentTheme());
}

} // namespace sf::ui
