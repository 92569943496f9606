// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/page/imperio_docks.h"

#include "ui/imperio/play/attack_panel.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/game_controller.h"
#include "ui/page/dock_panel.h"

namespace sf::ui {

QList<Page::Dock> setupDocks(GameController& controller) {
    return {
        {GameController::tr("Set-up"), QStringLiteral("setupDock"), dockPanel<SetupPanel>(controller), {}}};
}

QList<Page::Dock> playDocks(GameController& controller) {
    return {{GameController::tr("Attack"),
             QStringLiteral("attackDock"),
             dockPanel<AttackPanel>(controller),
             {},
             true,
             330},
            {GameController::tr("Last fight"),
             QStringLiteral("fightDock"),
             scrolledDockPanel<FightPanel>(controller),
             {},
             true,
             200}};
}

} // namespace sf::ui
