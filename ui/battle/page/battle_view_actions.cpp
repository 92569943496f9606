// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the View menu.
// Declared in battle_actions.h.
#include "ui/battle/page/battle_actions.h"

#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/state/selection.h"
#include "ui/page/command_registry.h"
#include "ui/style/settings.h"

#include <utility>

namespace sf::ui {

using Menu = Page::Menu;

void BattleActions::addViewCommands() {
    m_commands.add({.id = QStringLiteral("zoomIn"),
                    .text = tr("Zoom &in"),
                    .icon = QStringLiteral("zoom-in"),
                    .shortcuts = {tr("Ctrl++"), tr("Ctrl+=")},
                    .menu = Menu::View,
                    .looks = true,
                    .run = [this] { m_view.zoomIn(); }});
    m_commands.add({.id = QStringLiteral("zoomOut"),
                    .text = tr("Zoom &out"),
                    .icon = QStringLiteral("zoom-out"),
                    .shortcuts = {tr("Ctrl+-")},
                    .menu = Menu::View,
                    .looks = true,
                    .run = [this] { m_view.zoomOut(); }});
    m_commands.add({.id = QStringLiteral("fit"),
                    .text = tr("&Fit the map"),
                    .icon = QStringLiteral("fit"),
                    .shortcuts = {tr("Ctrl+0")},
                    .menu = Menu::View,
                    .looks = true,
                    .run = [this] { m_view.fit(); }});
    m_commands.add({.id = QStringLiteral("centre"),
                    .text = tr("Centr&e on the selected stack"),
                    .shortcuts = {tr("C")},
                    .scope = Command::Scope::Board,
                    .menu = Menu::View,
                    .looks = true,
                    .run = [this] { m_view.centreOn(selected()->hex); },
                    .refusal = [this] { return selected() ? QString() : tr("Select a stack first"); }});
    m_commands.addSeparator(Menu::View);
    addToggle({.id = QStringLiteral("coordinates"),
               .text = tr("&Coordinates"),
               .icon = QStringLiteral("coordinates"),
               .shortcuts = {tr("Ctrl+G")}},
              Settings::coordinates);
    addToggle({.id = QStringLiteral("reach"),
               .text = tr("Show the &reach of the selected stack"),
               .icon = QStringLiteral("reach"),
               .shortcuts = {tr("Ctrl+E")}},
              Settings::reach);
    if (battleMode(m_document.battle()).hasOrders())
        addToggle({.id = QStringLiteral("allOrders"),
                   .text = tr("Show a&ll orders"),
                   .shortcuts = {tr("Ctrl+Shift+O")},
                   .toolTip = tr("Shows the orders of all stacks on the map, not only those of the selected "
                                 "stacks and of the one pointed at")},
                  Settings::allOrders);
    m_commands.add({.id = QStringLiteral("threats"),
                    .text = tr("Show the enemy's &threats"),
                    .shortcuts = {tr("Ctrl+Shift+T")},
                    .menu = Menu::View,
                    .toolTip = tr("Hatches the hexes where enemies of the selected stack, or of the side "
                                  "that acts, can attack; the number counts those that can at once"),
                    .looks = true,
                    .run = [this] { m_view.setThreatsShown(!m_view.areThreatsShown()); },
                    .isChecked = [this] { return m_view.areThreatsShown(); }});
}

void BattleActions::addToggle(Command command, const Setting<bool>& setting) {
    command.menu = Menu::View;
    command.looks = true;
    command.run = [this, setting] { m_settings.set(setting, !m_settings.value(setting)); };
    command.isChecked = [this, setting] { return m_settings.value(setting); };
    m_commands.add(std::move(command));
}

} // namespace sf::ui
