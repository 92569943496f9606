// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/imperio_docks.h"

#include "ui/common/dock_panel.h"
#include "ui/imperio/attack_panel.h"
#include "ui/imperio/fight_panel.h"
#include "ui/imperio/game_desk.h"
#include "ui/imperio/setup_panel.h"

namespace sf::ui {

QList<Page::Dock> setupDocks(GameDesk& desk, Page& page) {
    return {{GameDesk::tr("Set-up"), QStringLiteral("setupDock"), dockPanel<SetupPanel>(desk, page), {}}};
}

QList<Page::Dock> playDocks(GameDesk& desk, Page& page) {
    return {{GameDesk::tr("Attack"),
             QStringLiteral("attackDock"),
             dockPanel<AttackPanel>(desk, page),
             {},
             true,
             330},
            {GameDesk::tr("Last fight"),
             QStringLiteral("fightDock"),
             scrolledDockPanel<FightPanel>(desk, page),
             {},
             true,
             200}};
}

} // namespace sf::ui
