// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imperio/page/imperio_docks.h"

#include "ui/imperio/play/attack_panel.h"
#include "ui/imperio/play/fight_panel.h"
#include "ui/imperio/setup/setup_panel.h"
#include "ui/imperio/state/game_desk.h"
#include "ui/page/dock_panel.h"

namespace sf::ui {

QList<Page::Dock> setupDocks(GameDesk& desk) {
    return {{GameDesk::tr("Set-up"), QStringLiteral("setupDock"), dockPanel<SetupPanel>(desk), {}}};
}

QList<Page::Dock> playDocks(GameDesk& desk) {
    return {
        {GameDesk::tr("Attack"), QStringLiteral("attackDock"), dockPanel<AttackPanel>(desk), {}, true, 330},
        {GameDesk::tr("Last fight"),
         QStringLiteral("fightDock"),
         scrolledDockPanel<FightPanel>(desk),
         {},
         true,
         200}};
}

} // namespace sf::ui
