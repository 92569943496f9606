// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_docks.h"

#include "ui/imperio/game_desk.h"

namespace sf::ui {

QList<Page::Dock> setupDocks(GameDesk& /*desk*/, Page& /*page*/) {
    return {};
}

QList<Page::Dock> playDocks(GameDesk& /*desk*/, Page& /*page*/) {
    return {};
}

} // namespace sf::ui
